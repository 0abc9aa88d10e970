import Button from '@mui/material/Button';
import { useCallback, useRef } from 'react';
import { isOffline } from '../lib/isOffline.ts';
import { useCloseToast, useToast } from '../ui/ToastProvider.tsx';
import type { Toast } from '../ui/toast.ts';

/**
 * Says what went wrong; undefined takes it back, where nothing else is said of going well. With
 * `tryAgain`, a visitor who is offline is told that instead, and can try again.
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
 * Does what shows by itself that it is done. The reason for a failure, to which it resolves, is said
 * until a later attempt succeeds.
 */
export function useAttempt() {
  const tellProblem = useProblemToast();
  const failures = useRef(0);
  return useCallback(
    async function attempt(act: () => Promise<string | undefined>): Promise<void> {
      const before = failures.current;
      const problem = await act();
      if (problem !== undefined) failures.current += 1;
      // What has failed since this attempt began stays.
      else if (failures.current > before) return;
      tellProblem(problem, () => attempt(act));
    },
    [tellProblem],
  );
}

function toToast(problem: string, tryAgain: (() => void) | undefined): Toast {
  if (!tryAgain || !isOffline()) return { text: problem };
  return {
    text: 'You are offline, so nothing was changed.',
    severity: 'warning',
    action: (
      <Button color="inherit" onClick={tryAgain}>
        Try again
      </Button>
    ),
  };
}
