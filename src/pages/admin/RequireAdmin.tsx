import type { ReactNode } from 'react';
import { useStoredSession } from '../../data/session.ts';
import { useUser } from '../../data/useUser.ts';
import { RedirectToUnauthorized } from '../LoadError.tsx';
import { RequireUser } from '../RequireUser.tsx';

/**
 * Renders its children for admins; redirects others to `/unauthorized`, by the stored role and the
 * server's. Separate from the admin area, so that shoppers load none of its code.
 */
export default function RequireAdmin({ children }: { children: ReactNode }) {
  const { session } = useStoredSession();
  const user = useUser();
  const isStored = session?.role === 'admin';
  const isOnServer = user.status !== 'ready' || isAdminRole(user.data?.role);
  return (
    <RequireUser>{isStored && isOnServer ? children : <RedirectToUnauthorized />}</RequireUser>
  );
}

/** An empty role means that the server does not report it here, but did at login. */
function isAdminRole(role: string | undefined): boolean {
  return role === 'admin' || role === '';
}
