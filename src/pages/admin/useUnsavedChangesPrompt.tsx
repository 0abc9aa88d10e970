import type { Location } from 'history';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useHistory } from '../../ui/useHistory.ts';

type UnsavedChangesPrompt = {
  /** The question; to be put anywhere on the page. */
  leaveDialog: ReactNode;
  /** Goes away without being asked, where what was typed has no more use. */
  leaveFreely: (go: () => void) => void;
};

type PromptOptions = {
  /**
   * The URL parameter that names what is being edited; without it, whatever follows the path is a
   * step within the page.
   */
  param?: string;
  /** The admin leaves, and what was typed is given up. */
  onLeave?: () => void;
};

/**
 * Asks before another page takes the place of one with unsaved changes: for links and whatever else
 * navigates within the app, for Back and Forward, and, in the browser's own words, for closing or
 * reloading the tab.
 */
export function useUnsavedChangesPrompt(
  isDirty: boolean,
  { param, onLeave }: PromptOptions = {},
): UnsavedChangesPrompt {
  const history = useHistory();
  const { key } = useLocation();
  const unblock = useRef<() => void>(undefined);
  const [leave, setLeave] = useState<{ go: () => void }>();

  // `key`: a step within the page was let through by taking the block away.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!isDirty) {
      // Saved while it was asked: there is nothing to lose any more.
      setLeave(undefined);
      return;
    }
    unblock.current = history.block(({ location, retry }) => {
      if (!isSamePage(location, history.location, param)) setLeave({ go: retry });
      else {
        unblock.current?.();
        retry();
      }
    });
    return unblock.current;
  }, [isDirty, history, param, key]);

  function leaveFreely(go: () => void) {
    onLeave?.();
    unblock.current?.();
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
      Your changes on this page are not saved yet and would be lost.
    </ConfirmDialog>
  );
  return { leaveDialog, leaveFreely };
}

function isSamePage(to: Location, from: Location, param: string | undefined): boolean {
  const edited = ({ search }: Location) => param && new URLSearchParams(search).get(param);
  return to.pathname === from.pathname && edited(to) === edited(from);
}
