import Button from '@mui/material/Button';
import { useCallback } from 'react';
import { isOffline } from '../lib/isOffline.ts';
import { useToast } from '../ui/ToastProvider.tsx';

/**
 * Says that something could not be done; when the visitor is offline, says so instead, and offers to
 * try again.
 */
export function useFailureToast() {
  const showToast = useToast();
  return useCallback(
    (text: string, tryAgain: () => void) => {
      if (!isOffline()) return showToast({ text });
      showToast({
        text: 'You are offline, so nothing was changed.',
        severity: 'warning',
        action: (
          <Button color="inherit" onClick={tryAgain}>
            Try again
          </Button>
        ),
      });
    },
    [showToast],
  );
}
