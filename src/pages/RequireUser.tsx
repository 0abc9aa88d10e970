import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useUser } from '../data/useUser.ts';
import { LoadingText } from '../ui/LoadingText.tsx';
import { useHistory } from '../ui/useHistory.ts';
import { LoadError, RedirectToUnauthorized } from './LoadError.tsx';

/** Renders its children for logged-in users (specification R15); guests go to `/unauthorized`. */
export function RequireUser({ children }: { children: ReactNode }) {
  const user = useUser();
  const { location } = useHistory();
  const { key } = useLocation();
  if (user.status === 'loading') return <LoadingText />;
  if (user.status === 'failed') return <LoadError />;
  // After a logout the history is at the home page before React renders it: don't redirect.
  if (!user.data && location.key !== key) return <LoadingText />;
  return user.data ? children : <RedirectToUnauthorized />;
}
