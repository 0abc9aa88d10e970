import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { adminPaths } from '../../../contract/adminPaths.ts';
import { i18n } from '../../../contract/i18n.ts';
import { persisted, usePersisted } from '../../data/persisted.ts';
import { useStoredSession } from '../../data/session.ts';
import { fetchOnce, useEndpoint } from '../../data/useEndpoint.ts';
import { useUser } from '../../data/useUser.ts';
import type { Session } from '../../lib/session.ts';
import { FocusFallback } from '../../ui/FocusFallback.tsx';
import { LoadingText } from '../../ui/LoadingText.tsx';
import { StatusMessage } from '../../ui/StatusMessage.tsx';
import { PageHead } from '../PageHead.tsx';

/**
 * Asks admins without MFA to enrol before it shows any other admin page. Can be postponed unless
 * the server requires it.
 */
export function RequireMfaEnrolment({ children }: { children: ReactNode }) {
  const mfa = useEndpoint('GET /mfa/fetch', {}, fetchOnce);
  const user = useUser();
  const { isPostponed, enrolLater } = useEnrolLater();
  const { pathname } = useLocation();
  const mustEnrol = user.data?.mustEnrol === true;
  const isAsked = (mustEnrol || !isPostponed) && pathname !== adminPaths.mfa;
  if (isAsked && mfa.status === 'loading') return <LoadingText />;
  // If the check fails, show the pages anyway.
  const hasToChoose = isAsked && mfa.data === 'notEnrolled';
  return (
    <FocusFallback label={i18n.t('Admin area')}>
      {hasToChoose ? (
        <>
          <PageHead title={i18n.t('Secure your login')} />
          <StatusMessage
            heading={i18n.t('Secure your login first')}
            text={i18n.t(
              'At the moment your password alone gives access to products and orders. Multi-factor authentication also asks for a code from your phone. Setting it up takes a minute.',
            )}
            next={{ label: i18n.t('Set up now'), to: adminPaths.mfa }}
          >
            {!mustEnrol && (
              <Button variant="outlined" onClick={enrolLater}>
                {i18n.t('Later')}
              </Button>
            )}
          </StatusMessage>
        </>
      ) : (
        children
      )}
    </FocusFallback>
  );
}

const postponed = persisted('hemline.enrolLater', (stored) => stored);

/** Postponement of the enrolment, in all tabs until the session ends. */
function useEnrolLater() {
  const { session } = useStoredSession();
  const postponedIn = usePersisted(postponed);
  return {
    isPostponed: session !== undefined && postponedIn === loginKey(session),
    enrolLater: () => session && postponed.write(loginKey(session)),
  };
}

/** Identifies a login by the end of its token, which is useless on its own. */
function loginKey({ token }: Session): string {
  return token.slice(-12);
}
