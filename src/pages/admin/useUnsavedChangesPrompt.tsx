import type { Location } from 'history';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { i18n } from '../../../contract/i18n.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useHistory } from '../../ui/useHistory.ts';

type UnsavedChangesPrompt = {
  /** Confirmation dialog; render anywhere on the page. */
  leaveDialog: ReactNode;
  /** Navigates without the prompt, discarding the changes. */
  leaveFreely: (go: () => void) => void;
};

type PromptOptions = {
  /** URL parameter with the edited item's id; if absent, any query change stays on the page. */
  param?: string;
  /** Any change of the query leaves the page, too. */
  isWholeUrl?: boolean;
  /** Called when the admin leaves and discards the changes. */
  onLeave?: () => void;
};

/**
 * Confirms leaving a page with unsaved changes: on navigation within the app, Back and Forward, and
 * by the browser's own dialog on closing or reloading the tab.
 */
export function useUnsavedChangesPrompt(
  isDirty: boolean,
  { param, isWholeUrl = false, onLeave }: PromptOptions = {},
): UnsavedChangesPrompt {
  const history = useHistory();
  const { key } = useLocation();
  const unblock = useRef<() => void>(undefined);
  const [leave, setLeave] = useState<{ go: () => void }>();

  // `key`: a navigation within the page has removed the block, so set it again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!isDirty) {
      // Saved while the dialog was open: nothing to lose.
      setLeave(undefined);
      return;
    }
    unblock.current = history.block(({ location, retry }) => {
      const isSame = isSamePage(location, history.location, param);
      const isLeft = isWholeUrl && location.search !== history.location.search;
      if (!isSame || isLeft) setLeave({ go: retry });
      else {
        unblock.current?.();
        retry();
      }
    });
    return unblock.current;
  }, [isDirty, history, param, isWholeUrl, key]);

  function leaveFreely(go: () => void) {
    onLeave?.();
    unblock.current?.();
    setLeave(undefined);
    go();
  }

  const leaveDialog = (
    <ConfirmDialog
      open={leave !== undefined}
      title={i18n.t('Leave without saving?')}
      confirmLabel={i18n.t('Leave')}
      cancelLabel={i18n.t('Stay')}
      onConfirm={() => leave && leaveFreely(leave.go)}
      onCancel={() => setLeave(undefined)}
    >
      {i18n.t('Your changes on this page are not saved yet and would be lost.')}
    </ConfirmDialog>
  );
  return { leaveDialog, leaveFreely };
}

function isSamePage(to: Location, from: Location, param: string | undefined): boolean {
  const edited = ({ search }: Location) => param && new URLSearchParams(search).get(param);
  return to.pathname === from.pathname && edited(to) === edited(from);
}
