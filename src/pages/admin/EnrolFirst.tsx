import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useEnrolLater } from '../../data/admin/useEnrolLater.ts';
import { useMfa } from '../../data/admin/useMfa.ts';
import { useShop } from '../../data/ShopProvider.tsx';
import { EnrolPrompt } from '../../features/admin/mfa/EnrolPrompt.tsx';
import { paths } from '../../lib/paths.ts';
import { FocusKeeper } from '../../ui/FocusKeeper.tsx';
import { LoadingText } from '../../ui/LoadingText.tsx';

/** Asks an admin who has not enrolled in MFA to do so, before any other admin page is shown. */
export function EnrolFirst({ children }: { children: ReactNode }) {
  return (
    <FocusKeeper label="Admin area">
      <PromptOr>{children}</PromptOr>
    </FocusKeeper>
  );
}

function PromptOr({ children }: { children: ReactNode }) {
  const shop = useShop();
  const { mfa } = useMfa();
  const { isPutOff, enrolLater } = useEnrolLater();
  const { pathname } = useLocation();
  if (isPutOff || pathname === paths.adminMfa) return children;
  if (mfa.status === 'loading') return <LoadingText>Loading...</LoadingText>;
  // Where the check fails, the pages do their work all the same.
  if (mfa.status === 'failed' || mfa.data !== 'notEnrolled') return children;
  return (
    <>
      <title>{`Secure your login · ${shop.name}`}</title>
      <EnrolPrompt onLater={enrolLater} />
    </>
  );
}
