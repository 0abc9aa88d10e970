import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useEnrolLater } from '../../data/admin/useEnrolLater.ts';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { useUser } from '../../data/useUser.ts';
import { paths } from '../../lib/paths.ts';
import { FocusFallback } from '../../ui/FocusFallback.tsx';
import { LoadingText } from '../../ui/LoadingText.tsx';
import { StatusMessage } from '../../ui/StatusMessage.tsx';
import { PageHead } from '../PageHead.tsx';

/**
 * Asks an admin who has not enrolled in MFA to do so, before any other admin page is shown. Where
 * the server insists, it can't be put off.
 */
export function RequireMfaEnrolment({ children }: { children: ReactNode }) {
  const mfa = useEndpoint('GET /mfa/fetch', {});
  const user = useUser();
  const { isPutOff, enrolLater } = useEnrolLater();
  const { pathname } = useLocation();
  const mustEnrol = user.status === 'ready' && user.data?.mustEnrol === true;
  const isAsked = (mustEnrol || !isPutOff) && pathname !== paths.adminMfa;
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
