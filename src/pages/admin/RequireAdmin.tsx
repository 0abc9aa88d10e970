import type { ReactNode } from 'react';
import { useStoredSession } from '../../data/useStoredSession.ts';
import { useUser } from '../../data/useUser.ts';
import { Denied } from '../Denied.tsx';
import { RequireUser } from '../RequireUser.tsx';

/**
 * What only an admin sees: whoever is none, here or on the server, is sent to `/unauthorized`. It
 * stands outside the admin area, so that nobody else loads any of that.
 */
export default function RequireAdmin({ children }: { children: ReactNode }) {
  const { session } = useStoredSession();
  const user = useUser();
  const isStored = session?.role === 'admin';
  const isOnServer = user.status !== 'ready' || user.data?.role === 'admin';
  return <RequireUser>{isStored && isOnServer ? children : <Denied />}</RequireUser>;
}
