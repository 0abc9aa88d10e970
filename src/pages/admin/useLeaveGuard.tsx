import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { UNSAFE_NavigationContext, useLocation } from 'react-router-dom';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { guardBack, guardNavigator, guardUnload, type Place } from './leaveGuards.ts';

type LeaveGuard = {
  /** The question; to be put anywhere on the page. */
  leaveDialog: ReactNode;
  /** Goes away without being asked, where what was typed has no more use. */
  leaveFreely: (go: () => void) => void;
};

type LeaveOptions = {
  /**
   * The parameter of the address that names what is being edited; without it, whatever follows the
   * path is a step within the page.
   */
  param?: string;
  /** The admin leaves, and what was typed is given up. */
  onLeave?: () => void;
};

/**
 * Asks before another page takes the place of one with unsaved changes: for links and whatever else
 * navigates within the app, for Back and Forward, and for closing or reloading the tab.
 */
export function useLeaveGuard(isDirty: boolean, { param, onLeave }: LeaveOptions = {}): LeaveGuard {
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const { pathname, search, key } = useLocation();
  const isFree = useRef(false);
  const [leave, setLeave] = useState<{ go: () => void }>();

  // `key`: a step within the page is one more step in the history to come back to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    isFree.current = false;
    if (!isDirty) return;
    const guard = {
      stays: (to: Place) => to.pathname === pathname && isSame(param, to.search, search),
      isFree: () => isFree.current,
      ask: (go: () => void) => setLeave({ go }),
    };
    const ends = [guardNavigator(navigator, guard), guardBack(guard), guardUnload(guard)];
    return () => {
      for (const end of ends) end();
    };
  }, [isDirty, navigator, pathname, param, key]);

  function leaveFreely(go: () => void) {
    onLeave?.();
    isFree.current = true;
    setLeave(undefined);
    go();
  }

  const leaveDialog = (
    <ConfirmDialog
      open={leave !== undefined}
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={() => leave && leaveFreely(leave.go)}
      onCancel={() => setLeave(undefined)}
    >
      What you changed on this page is not saved yet, and would be lost.
    </ConfirmDialog>
  );
  return { leaveDialog, leaveFreely };
}

function isSame(param: string | undefined, search: string, other: string): boolean {
  const valueIn = (text: string) => param && new URLSearchParams(text).get(param);
  return valueIn(search) === valueIn(other);
}
