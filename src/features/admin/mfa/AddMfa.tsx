import Typography from '@mui/material/Typography';
import { PendingButton } from '../../../ui/PendingButton.tsx';
import { MfaStage } from './MfaStage.tsx';

type AddMfaProps = {
  /** The call is on its way. */
  isPending: boolean;
  onAdd: () => void;
};

/** The way into enrolment, for an admin who has no authenticator. */
export function AddMfa({ isPending, onAdd }: AddMfaProps) {
  return (
    <MfaStage title="Multi-factor authentication is off">
      <Typography>
        Your password alone opens the shop’s products and orders. With MFA, logging in also takes a
        code from an authenticator app on your phone, which nobody can guess or reuse.
      </Typography>
      <PendingButton
        variant="contained"
        isPending={isPending}
        onClick={onAdd}
        sx={{ justifySelf: 'start' }}
      >
        Add MFA
      </PendingButton>
    </MfaStage>
  );
}
