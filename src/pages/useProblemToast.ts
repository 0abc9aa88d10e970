import { useCallback, useRef } from 'react';
import { useCloseToast, useToast } from '../ui/ToastProvider.tsx';
import type { Toast } from '../ui/toast.ts';

/** Says what went wrong; undefined takes it back, where nothing else is said of going well. */
export function useProblemToast() {
  const showToast = useToast();
  const closeToast = useCloseToast();
  const shown = useRef<Toast>(undefined);
  return useCallback(
    (problem: string | undefined) => {
      if (shown.current) closeToast(shown.current);
      shown.current = problem === undefined ? undefined : { text: problem };
      if (shown.current) showToast(shown.current);
    },
    [showToast, closeToast],
  );
}
