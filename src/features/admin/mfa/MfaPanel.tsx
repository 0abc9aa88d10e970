import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { MfaReplacement, MfaSecret } from '../../../../contract/schemas/mfa.ts';
import { PendingButton } from '../../../ui/PendingButton.tsx';
import { MfaStage } from './MfaStage.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { ReplaceForm } from './ReplaceForm.tsx';
import { SecretView } from './SecretView.tsx';
import { VerifyForm } from './VerifyForm.tsx';

/** Where an admin stands (specification M1 and M2): add, QR code and secret, verify, done. */
export type MfaStep =
  | { name: 'notEnrolled' }
  | { name: 'secret' | 'verify'; secret: MfaSecret }
  | { name: 'recoveryCodes'; codes: string[] }
  /** `areCodesLost`: they did not arrive, and are told once. */
  | { name: 'enrolled'; areCodesLost?: boolean }
  | { name: 'replace' }
  /** The server has no MFA. */
  | { name: 'unavailable' };

type MfaPanelProps = {
  shopName: string;
  step: MfaStep;
  /** The admin has been at another step before. */
  hasMoved: boolean;
  /** A registration is pending. */
  isAdding: boolean;
  onAdd: () => void;
  /** May answer what is wrong with the code. */
  onVerify: (token: string) => Promise<string | undefined>;
  /** May answer what the server says of a field. */
  onReplace: (values: MfaReplacement) => Promise<Partial<MfaReplacement> | undefined>;
  /** The admin goes to a step that takes no call. */
  onStep: (step: MfaStep) => void;
};

/** Enrolment in the order of specification M1 and M2, and what comes after it. */
export function MfaPanel(props: MfaPanelProps) {
  const { shopName, step, hasMoved, isAdding, onAdd, onVerify, onReplace, onStep } = props;
  switch (step.name) {
    case 'notEnrolled':
      return (
        <MfaStage title="Multi-factor authentication is off">
          <Typography>
            Your password alone opens the shop’s products and orders. With MFA, logging in also
            takes a code from an authenticator app on your phone, which nobody can guess or reuse.
          </Typography>
          <PendingButton
            variant="contained"
            isPending={isAdding}
            onClick={onAdd}
            sx={{ justifySelf: 'start' }}
          >
            Add MFA
          </PendingButton>
        </MfaStage>
      );
    case 'secret':
      return (
        <SecretView secret={step.secret} onClose={() => onStep({ ...step, name: 'verify' })} />
      );
    case 'verify':
      return (
        <VerifyForm onVerify={onVerify} onShowSecret={() => onStep({ ...step, name: 'secret' })} />
      );
    case 'recoveryCodes':
      return (
        <RecoveryCodes
          shopName={shopName}
          codes={step.codes}
          onKept={() => onStep({ name: 'enrolled' })}
        />
      );
    case 'enrolled':
      return (
        <MfaStage title="Multi-factor authentication is on" takesFocus={hasMoved}>
          <Typography>
            Logging in takes your password and a code from your authenticator, or a recovery code in
            its place.
          </Typography>
          {step.areCodesLost && (
            <Alert role="alert" severity="warning">
              If you have not seen your recovery codes, replace the authenticator to get others.
            </Alert>
          )}
          <Button
            variant="outlined"
            color="inherit"
            onClick={() => onStep({ name: 'replace' })}
            sx={{ justifySelf: 'start' }}
          >
            Replace the authenticator
          </Button>
        </MfaStage>
      );
    case 'replace':
      return <ReplaceForm onReplace={onReplace} onCancel={() => onStep({ name: 'enrolled' })} />;
    case 'unavailable':
      return <MfaStage title="This shop’s server offers no multi-factor authentication" />;
  }
}
