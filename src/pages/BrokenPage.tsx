import { useEffect, useState } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { ErrorMessage } from '../features/status/ErrorMessage.tsx';
import { isOffline } from '../lib/isOffline.ts';
import { CodeLoadError, forgetFailedLoads } from '../ui/lazyComponent.tsx';
import { OfflinePage } from './OfflinePage.tsx';
import { PageHead } from './PageHead.tsx';

/** Stands in for a page that threw while it was rendered, or whose code could not be loaded. */
export function BrokenPage({ error, resetErrorBoundary }: FallbackProps) {
  const { pathname, search } = useLocation();
  const lacksCode = error instanceof CodeLoadError;
  const [wasOffline] = useState(isOffline);
  useEffect(forgetFailedLoads, []);
  if (lacksCode && wasOffline) return <OfflinePage onTryAgain={resetErrorBoundary} />;
  return (
    <>
      <PageHead title="Something went wrong" />
      <ErrorMessage reason={lacksCode ? 'codeMissing' : 'broken'} tryAgainTo={pathname + search} />
    </>
  );
}
