import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { MfaStage } from './MfaStage.tsx';

type MfaOnProps = {
  /** The panel comes here from another step. */
  takesFocus: boolean;
  onReplace: () => void;
};

/** An admin who has an authenticator. */
export function MfaOn({ takesFocus, onReplace }: MfaOnProps) {
  return (
    <MfaStage title="Multi-factor authentication is on" takesFocus={takesFocus}>
      <Typography>
        Logging in takes your password and a code from your authenticator, or a recovery code in its
        place.
      </Typography>
      <Button variant="outlined" color="inherit" onClick={onReplace} sx={{ justifySelf: 'start' }}>
        Replace the authenticator
      </Button>
    </MfaStage>
  );
}
