import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useUser } from '../data/useUser.ts';
import { LoadingText } from '../ui/LoadingText.tsx';
import { useHistory } from '../ui/useHistory.ts';
import { LoadError } from './LoadError.tsx';
import { RedirectToUnauthorized } from './RedirectToUnauthorized.tsx';

/** What only a logged-in visitor sees (specification R15); a guest is sent to `/unauthorized`. */
export function RequireUser({ children }: { children: ReactNode }) {
  const user = useUser();
  const { location } = useHistory();
  const { key } = useLocation();
  if (user.status === 'loading') return <LoadingText>Loading...</LoadingText>;
  if (user.status === 'failed') return <LoadError />;
  // After a logout the visitor is on the way home: the history knows it before React shows it.
  if (!user.data && location.key !== key) return <LoadingText>Loading...</LoadingText>;
  return user.data ? children : <RedirectToUnauthorized />;
}
