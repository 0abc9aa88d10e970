import Button from '@mui/material/Button';
import { paths } from '../../../contract/paths.ts';
import { StatusMessage } from '../../ui/StatusMessage.tsx';

/** Shown instead of a page that can't load offline. */
export function OfflineMessage({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <StatusMessage
      heading="You are offline"
      text="This page will load as soon as you are back online. Your cart is safe."
    >
      <Button variant="contained" onClick={onTryAgain}>
        Try again
      </Button>
      <Button href={paths.home} variant="outlined">
        Go home
      </Button>
    </StatusMessage>
  );
}
