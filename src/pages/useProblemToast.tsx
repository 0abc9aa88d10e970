import Button from '@mui/material/Button';
import { useCallback, useRef } from 'react';
import { i18n } from '../../contract/i18n.ts';
import type { ApiError } from '../data/apiError.ts';
import { isOffline } from '../ui/browser.ts';
import type { Toast } from '../ui/ToastBar.tsx';
import { useCloseToast, useToast } from '../ui/ToastProvider.tsx';

/**
 * Shows an error in a toast; undefined closes it. With `tryAgain`, an offline visitor sees an
 * offline message with a retry instead.
 */
export function useProblemToast() {
  const showToast = useToast();
  const closeToast = useCloseToast();
  const shown = useRef<Toast>(undefined);
  return useCallback(
    (problem: string | undefined, tryAgain?: () => void) => {
      if (shown.current) closeToast(shown.current);
      shown.current = problem === undefined ? undefined : toToast(problem, tryAgain);
      if (shown.current) showToast(shown.current);
    },
    [showToast, closeToast],
  );
}

/**
 * Runs an action whose success is visible on the page. If it resolves to an error message, a toast
 * shows that until a later attempt succeeds.
 */
export function useAttempt() {
  const showProblem = useProblemToast();
  const failures = useRef(0);
  return useCallback(
    async function attempt(act: () => Promise<string | undefined>): Promise<void> {
      const before = failures.current;
      const problem = await act();
      if (problem !== undefined) failures.current += 1;
      // Keep the toast of a newer failure.
      else if (failures.current > before) return;
      showProblem(problem, () => attempt(act));
    },
    [showProblem],
  );
}

function toToast(problem: string, tryAgain: (() => void) | undefined): Toast {
  if (!tryAgain || !isOffline()) return { text: problem };
  return {
    text: i18n.t('You are offline, so nothing was changed.'),
    severity: 'warning',
    action: (
      <Button color="inherit" onClick={tryAgain}>
        {i18n.t('Try again')}
      </Button>
    ),
  };
}

/**
 * Error message for a dialog. Requires that the data was refetched after a conflict, and that the
 * request is idempotent, because the reply may be lost after it succeeded.
 */
export function stepProblem({ status, reason, message }: ApiError): string {
  if (status === 409) return upToDate(message);
  if (reason !== 'failed') return message;
  return i18n.t('This may not have gone through. {message} You can safely try again.', { message });
}

/**
 * Error message for an action in a list, which must have been refetched. Not safe to repeat: after
 * a lost reply, the same button may do the opposite.
 */
export function listProblem({ reason, message }: ApiError): string {
  if (reason === 'stale') return upToDate(message);
  if (reason !== 'failed') return message;
  return i18n.t(
    'This may not have gone through. {message} Look at the list before you try again.',
    { message },
  );
}

function upToDate(message: string): string {
  return i18n.t('{message} What you see here is up to date again.', { message });
}
