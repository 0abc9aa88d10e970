import type { History } from 'history';
import { type ReactNode, startTransition, useLayoutEffect, useMemo, useState } from 'react';
import { type NavigationType, type Navigator, Router } from 'react-router-dom';
import { HistoryContext } from '../ui/useHistory.ts';
import { overlayIn } from '../ui/useOverlay.ts';

/**
 * The declarative router on a history of the `history` package, which a form with unsaved changes
 * can block; react-router's own history can't be, without its data router.
 */
export function HistoryRouter({ history, children }: { history: History; children: ReactNode }) {
  const [{ action, location }, setShown] = useState({
    action: history.action,
    location: history.location,
  });
  useLayoutEffect(() => {
    // Back may have been pressed while a rendered page was taken over.
    setShown((shown) => (shown.location === history.location ? shown : { ...history }));
    return history.listen((update) => startTransition(() => setShown(update)));
  }, [history]);
  const navigator = useMemo<Navigator>(
    () => ({
      ...history,
      // A page takes the place of the overlay that led to it, so that Back does not open it again.
      push: (to, state) =>
        overlayIn(history.location) ? history.replace(to, state) : history.push(to, state),
    }),
    [history],
  );
  return (
    <HistoryContext value={history}>
      <Router
        location={location}
        // Both packages say POP, PUSH or REPLACE.
        navigationType={action as string as NavigationType}
        navigator={navigator}
      >
        {children}
      </Router>
    </HistoryContext>
  );
}
