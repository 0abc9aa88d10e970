import type { ReactNode } from 'react';
import { useStoredSession } from '../../data/useStoredSession.ts';
import { useUser } from '../../data/useUser.ts';
import { RedirectToUnauthorized } from '../RedirectToUnauthorized.tsx';
import { RequireUser } from '../RequireUser.tsx';

/**
 * What only an admin sees: anyone who is not one, here or on the server, is sent to `/unauthorized`.
 * It stands outside the admin area, so that shoppers load none of that.
 */
export default function RequireAdmin({ children }: { children: ReactNode }) {
  const { session } = useStoredSession();
  const user = useUser();
  const isStored = session?.role === 'admin';
  const isOnServer = user.status !== 'ready' || saysAdmin(user.data?.role);
  return (
    <RequireUser>{isStored && isOnServer ? children : <RedirectToUnauthorized />}</RequireUser>
  );
}

/** A server that leaves out the role here has told it at login. */
function saysAdmin(role: string | undefined): boolean {
  return role === 'admin' || role === '';
}
