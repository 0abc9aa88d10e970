import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../contract/paths.ts';
import { useFailures } from '../data/useFailures.ts';
import { isOffline } from '../lib/isOffline.ts';
import { OfflinePage } from './OfflinePage.tsx';

/** Takes the place of a page whose data could not be loaded. */
export function LoadError() {
  // As it was then: the connection may be back before the data is.
  const [wasOffline] = useState(isOffline);
  const { retry } = useFailures();
  return wasOffline ? <OfflinePage onTryAgain={retry} /> : <RedirectToError />;
}

/** Goes to the error page (specification F1), which offers to try this URL again. */
function RedirectToError() {
  const { pathname, search } = useLocation();
  const { forget } = useFailures();
  useEffect(forget, [forget]);
  return <Navigate to={paths.error} replace state={{ from: pathname + search }} />;
}
