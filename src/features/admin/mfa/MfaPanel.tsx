import { AddMfa } from './AddMfa.tsx';
import { MfaOn } from './MfaOn.tsx';
import { MfaStage } from './MfaStage.tsx';
import type { MfaStep } from './mfaStep.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { ReplaceForm } from './ReplaceForm.tsx';
import { SecretView } from './SecretView.tsx';
import { VerifyForm } from './VerifyForm.tsx';

/** What an admin can do, step by step; those with an answer end when it is there. */
export type MfaVerbs = {
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
  onReplace: (values: {
    password: string;
    token: string;
  }) => Promise<{ password?: string; token?: string } | undefined>;
};

type MfaPanelProps = MfaVerbs & {
  shopName: string;
  step: MfaStep;
  /** The admin has been at another step before. */
  hasMoved: boolean;
};

/** Enrolment in the order of specification M1 and M2, and what comes after it. */
export function MfaPanel({ shopName, step, hasMoved, ...verbs }: MfaPanelProps) {
  switch (step.name) {
    case 'notEnrolled':
      return <AddMfa isUnderWay={verbs.isAdding} onAdd={verbs.onAdd} />;
    case 'secret':
      return <SecretView secret={step.secret} onClose={verbs.onCloseSecret} />;
    case 'verify':
      return <VerifyForm onVerify={verbs.onVerify} onShowSecret={verbs.onShowSecret} />;
    case 'recoveryCodes':
      return <RecoveryCodes shopName={shopName} codes={step.codes} onKept={verbs.onKept} />;
    case 'enrolled':
      return <MfaOn takesFocus={hasMoved} onReplace={verbs.onBeginReplacing} />;
    case 'replace':
      return <ReplaceForm onReplace={verbs.onReplace} onCancel={verbs.onCancelReplacing} />;
    case 'unavailable':
      return <MfaStage title="This shop’s server offers no multi-factor authentication" />;
  }
}
