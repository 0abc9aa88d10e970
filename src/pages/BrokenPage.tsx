import { useEffect, useState } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { i18n } from '../../contract/i18n.ts';
import { ErrorMessage } from '../features/status/ErrorMessage.tsx';
import { isOffline } from '../ui/browser.ts';
import { CodeLoadError, forgetFailedLoads } from '../ui/lazyComponent.tsx';
import { OfflinePage } from './OfflinePage.tsx';
import { PageHead } from './PageHead.tsx';

/** Replaces a page that threw while rendering or whose code failed to load. */
export function BrokenPage({ error, resetErrorBoundary }: FallbackProps) {
  const { pathname, search } = useLocation();
  const lacksCode = error instanceof CodeLoadError;
  const [wasOffline] = useState(isOffline);
  useEffect(forgetFailedLoads, []);
  if (lacksCode && wasOffline) return <OfflinePage onTryAgain={resetErrorBoundary} />;
  return (
    <>
      <PageHead title={i18n.t('Something went wrong')} />
      <ErrorMessage reason={lacksCode ? 'codeMissing' : 'broken'} tryAgainTo={pathname + search} />
    </>
  );
}
