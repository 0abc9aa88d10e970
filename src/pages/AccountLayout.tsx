import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { useStoredSession } from '../data/useStoredSession.ts';
import { AccountColumns } from '../features/account/AccountColumns.tsx';
import { AccountNav } from '../features/account/AccountNav.tsx';
import { RequireUser } from './RequireUser.tsx';

/** What every page below `/account` stands in; its links are shown to whoever has a role. */
export default function AccountLayout() {
  const { session } = useStoredSession();
  return (
    <RequireUser>
      <AccountColumns nav={session?.role && <AccountNav />}>
        <Suspense fallback={null}>
          <Outlet />
        </Suspense>
      </AccountColumns>
    </RequireUser>
  );
}
