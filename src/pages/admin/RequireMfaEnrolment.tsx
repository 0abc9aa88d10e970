import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useEnrolLater } from '../../data/admin/useEnrolLater.ts';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { useUser } from '../../data/useUser.ts';
import { EnrolPrompt } from '../../features/admin/mfa/EnrolPrompt.tsx';
import { paths } from '../../lib/paths.ts';
import { FocusFallback } from '../../ui/FocusFallback.tsx';
import { LoadingText } from '../../ui/LoadingText.tsx';
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
          <EnrolPrompt onLater={mustEnrol ? undefined : enrolLater} />
        </>
      ) : (
        children
      )}
    </FocusFallback>
  );
}
