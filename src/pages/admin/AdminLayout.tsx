import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { useStoredSession } from '../../data/useStoredSession.ts';
import { AdminFrame } from '../../features/admin/frame/AdminFrame.tsx';
import { AdminNav } from '../../features/admin/frame/AdminNav.tsx';
import { LoadingText } from '../../ui/LoadingText.tsx';
import { RequireMfaEnrolment } from './RequireMfaEnrolment.tsx';

/** What every page below `/admin` stands in. */
export default function AdminLayout() {
  const { session } = useStoredSession();
  return (
    <AdminFrame nav={<AdminNav role={session?.role ?? ''} />}>
      <RequireMfaEnrolment>
        <Suspense fallback={<LoadingText>Loading...</LoadingText>}>
          <Outlet />
        </Suspense>
      </RequireMfaEnrolment>
    </AdminFrame>
  );
}
