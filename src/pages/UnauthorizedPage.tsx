import { useLocation } from 'react-router-dom';
import { i18n } from '../../contract/i18n.ts';
import { useStoredSession } from '../data/session.ts';
import { AccessDenied } from '../features/status/ErrorMessage.tsx';
import type { LoginState } from '../lib/session.ts';
import { PageHead } from './PageHead.tsx';

export default function UnauthorizedPage() {
  const { session } = useStoredSession();
  const state = useLocation().state as LoginState | null;
  return (
    <>
      <PageHead title={i18n.t('Access denied')} noindex />
      {/* No login link for logged-in users, who would be denied again. */}
      <AccessDenied loginState={session ? undefined : (state ?? undefined)} />
    </>
  );
}
