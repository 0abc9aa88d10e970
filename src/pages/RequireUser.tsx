import type { ReactNode } from 'react';
import { useUser } from '../data/useUser.ts';
import { LoadingText } from '../ui/LoadingText.tsx';
import { LoadError } from './LoadError.tsx';
import { RedirectToUnauthorized } from './RedirectToUnauthorized.tsx';

/** What only a logged-in visitor sees (specification R15); a guest is sent to `/unauthorized`. */
export function RequireUser({ children }: { children: ReactNode }) {
  const user = useUser();
  if (user.status === 'loading') return <LoadingText>Loading...</LoadingText>;
  if (user.status === 'failed') return <LoadError />;
  return user.data ? children : <RedirectToUnauthorized />;
}
