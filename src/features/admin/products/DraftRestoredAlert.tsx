import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { i18n } from '../../../../contract/i18n.ts';

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
          {i18n.t('Start over')}
        </Button>
      }
    >
      {i18n.t('What you typed before is here again. It is not saved yet.')}
    </Alert>
  );
}
