import Button from '@mui/material/Button';
import { useCallback, useRef } from 'react';
import { isOffline } from '../lib/isOffline.ts';
import { useCloseToast, useToast } from '../ui/ToastProvider.tsx';
import type { Toast } from '../ui/toast.ts';

/**
 * Says that something could not be done; when the visitor is offline, says so instead, and offers to
 * try again. Returns the toast.
 */
export function useFailureToast() {
  const showToast = useToast();
  return useCallback(
    (text: string, tryAgain: () => void): Toast => {
      const toast: Toast = isOffline()
        ? {
            text: 'You are offline, so nothing was changed.',
            severity: 'warning',
            action: (
              <Button color="inherit" onClick={tryAgain}>
                Try again
              </Button>
            ),
          }
        : { text };
      showToast(toast);
      return toast;
    },
    [showToast],
  );
}

/**
 * Does what shows by itself that it is done. The reason for a failure, to which it resolves, is said
 * until a later attempt succeeds.
 */
export function useAttempt() {
  const showFailure = useFailureToast();
  const closeToast = useCloseToast();
  const failure = useRef<Toast>(undefined);
  return useCallback(
    async function attempt(act: () => Promise<string | undefined>): Promise<void> {
      // What fails only after this attempt has begun stays.
      const former = failure.current;
      const problem = await act();
      if (problem !== undefined) failure.current = showFailure(problem, () => attempt(act));
      else if (former) closeToast(former);
    },
    [showFailure, closeToast],
  );
}
