import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { MfaStage } from './MfaStage.tsx';

type AddMfaProps = {
  /** The call is on its way: pressing again does nothing. */
  isUnderWay: boolean;
  onAdd: () => void;
};

/** The way into enrolment, for an admin who has no authenticator. */
export function AddMfa({ isUnderWay, onAdd }: AddMfaProps) {
  return (
    <MfaStage title="Multi-factor authentication is off">
      <Typography>
        Your password alone opens the shop’s products and orders. With MFA, logging in also takes a
        code from an authenticator app on your phone, which nobody can guess or reuse.
      </Typography>
      <Button
        variant="contained"
        aria-disabled={isUnderWay}
        onClick={() => !isUnderWay && onAdd()}
        sx={{ justifySelf: 'start' }}
      >
        Add MFA
      </Button>
    </MfaStage>
  );
}
