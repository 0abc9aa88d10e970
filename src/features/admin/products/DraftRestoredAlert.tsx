import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

type DraftRestoredAlertProps = { onStartAfresh: () => void };

/** Announces that an unsaved draft was restored, with a button to discard it. */
export function DraftRestoredAlert({ onStartAfresh }: DraftRestoredAlertProps) {
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ mb: 3 }}
      action={
        <Button color="inherit" size="small" onClick={onStartAfresh}>
          Start over
        </Button>
      }
    >
      What you typed before is here again. It is not saved yet.
    </Alert>
  );
}
