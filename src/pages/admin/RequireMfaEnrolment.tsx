import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../contract/paths.ts';
import { persisted, usePersisted } from '../../data/persisted.ts';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { useStoredSession } from '../../data/useStoredSession.ts';
import { useUser } from '../../data/useUser.ts';
import type { Session } from '../../lib/session.ts';
import { FocusFallback } from '../../ui/FocusFallback.tsx';
import { LoadingText } from '../../ui/LoadingText.tsx';
import { StatusMessage } from '../../ui/StatusMessage.tsx';
import { PageHead } from '../PageHead.tsx';

/**
 * Asks an admin who has not enrolled in MFA to do so, before any other admin page is shown. Where
 * the server insists, it can't be postponed.
 */
export function RequireMfaEnrolment({ children }: { children: ReactNode }) {
  const mfa = useEndpoint('GET /mfa/fetch', {});
  const user = useUser();
  const { isPostponed, enrolLater } = useEnrolLater();
  const { pathname } = useLocation();
  const mustEnrol = user.status === 'ready' && user.data?.mustEnrol === true;
  const isAsked = (mustEnrol || !isPostponed) && pathname !== paths.adminMfa;
  if (isAsked && mfa.status === 'loading') return <LoadingText>Loading...</LoadingText>;
  // Where the check fails, the pages do their work all the same.
  const hasToChoose = isAsked && mfa.status === 'ready' && mfa.data === 'notEnrolled';
  return (
    <FocusFallback label="Admin area">
      {hasToChoose ? (
        <>
          <PageHead title="Secure your login" />
          <StatusMessage
            heading="Secure your login first"
            text="At the moment your password alone gives access to products and orders. Multi-factor authentication also asks for a code from your phone. Setting it up takes a minute."
            next={{ label: 'Set up now', to: paths.adminMfa }}
          >
            {!mustEnrol && (
              <Button variant="outlined" color="inherit" onClick={enrolLater}>
                Later
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

/** Whether this admin has postponed enrolling: in every tab, until the session ends. */
function useEnrolLater() {
  const { session } = useStoredSession();
  const postponedIn = usePersisted(postponed);
  return {
    isPostponed: session !== undefined && postponedIn === markOf(session),
    enrolLater: () => session && postponed.write(markOf(session)),
  };
}

/** Distinguishes a login from earlier ones; the end of a token is of no use by itself. */
function markOf({ token }: Session): string {
  return token.slice(-12);
}
