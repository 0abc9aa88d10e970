import type { MfaReplacement } from '../../../../contract/schemas/mfa.ts';
import { AddMfa } from './AddMfa.tsx';
import { MfaOn } from './MfaOn.tsx';
import { MfaStage } from './MfaStage.tsx';
import type { MfaStep } from './mfaStep.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { ReplaceForm } from './ReplaceForm.tsx';
import { SecretView } from './SecretView.tsx';
import { VerifyForm } from './VerifyForm.tsx';

/** What an admin can do, step by step; those with an answer end when it is there. */
export type MfaActions = {
  /** A registration is on its way. */
  isAdding: boolean;
  onAdd: () => void;
  onCloseSecret: () => void;
  onShowSecret: () => void;
  /** May answer what is wrong with the code. */
  onVerify: (token: string) => Promise<string | undefined>;
  onKept: () => void;
  onBeginReplacing: () => void;
  onCancelReplacing: () => void;
  /** May answer what the server says of a field. */
  onReplace: (values: MfaReplacement) => Promise<Partial<MfaReplacement> | undefined>;
};

type MfaPanelProps = MfaActions & {
  shopName: string;
  step: MfaStep;
  /** The admin has been at another step before. */
  hasMoved: boolean;
};

/** Enrolment in the order of specification M1 and M2, and what comes after it. */
export function MfaPanel({ shopName, step, hasMoved, ...actions }: MfaPanelProps) {
  switch (step.name) {
    case 'notEnrolled':
      return <AddMfa isPending={actions.isAdding} onAdd={actions.onAdd} />;
    case 'secret':
      return <SecretView secret={step.secret} onClose={actions.onCloseSecret} />;
    case 'verify':
      return <VerifyForm onVerify={actions.onVerify} onShowSecret={actions.onShowSecret} />;
    case 'recoveryCodes':
      return <RecoveryCodes shopName={shopName} codes={step.codes} onKept={actions.onKept} />;
    case 'enrolled':
      return <MfaOn takesFocus={hasMoved} onReplace={actions.onBeginReplacing} />;
    case 'replace':
      return <ReplaceForm onReplace={actions.onReplace} onCancel={actions.onCancelReplacing} />;
    case 'unavailable':
      return <MfaStage title="This shop’s server offers no multi-factor authentication" />;
  }
}
