import { useLocation } from 'react-router-dom';
import { useStoredSession } from '../data/useStoredSession.ts';
import { AccessDenied } from '../features/status/AccessDenied.tsx';
import type { LoginState } from '../lib/loginState.ts';
import { PageHead } from './PageHead.tsx';

/** `/unauthorized`. */
export default function UnauthorizedPage() {
  const { session } = useStoredSession();
  const state = useLocation().state as LoginState | null;
  return (
    <>
      <PageHead title="Access denied" noindex />
      {/* Who is logged in already would be denied again. */}
      <AccessDenied loginState={session ? undefined : (state ?? undefined)} />
    </>
  );
}
