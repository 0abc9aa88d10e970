import type { History } from 'history';
import { type ReactNode, startTransition, useLayoutEffect, useMemo, useState } from 'react';
import { type NavigationType, type Navigator, Router } from 'react-router-dom';
import { HistoryContext } from '../ui/useHistory.ts';
import { overlayIn } from '../ui/useOverlay.ts';

/**
 * Declarative router on a history of the `history` package, which forms with unsaved changes can
 * block. React Router can only block navigation in its data router.
 */
export function HistoryRouter({ history, children }: { history: History; children: ReactNode }) {
  const [{ action, location }, setShown] = useState({
    action: history.action,
    location: history.location,
  });
  useLayoutEffect(() => {
    // Back may have been pressed during hydration.
    setShown((shown) => (shown.location === history.location ? shown : { ...history }));
    return history.listen((update) => startTransition(() => setShown(update)));
  }, [history]);
  const navigator = useMemo<Navigator>(
    () => ({
      ...history,
      // A page replaces the overlay that linked to it, so that Back does not reopen the overlay.
      push: (to, state) =>
        overlayIn(history.location) ? history.replace(to, state) : history.push(to, state),
    }),
    [history],
  );
  return (
    <HistoryContext value={history}>
      <Router
        location={location}
        // Both packages use POP, PUSH and REPLACE.
        navigationType={action as string as NavigationType}
        navigator={navigator}
      >
        {children}
      </Router>
    </HistoryContext>
  );
}
