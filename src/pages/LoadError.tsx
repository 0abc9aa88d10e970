import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../contract/paths.ts';
import { ApiError } from '../data/apiError.ts';
import { useFailures } from '../data/useFailures.ts';
import type { LoginState } from '../lib/session.ts';
import { isOffline } from '../ui/browser.ts';
import { OfflinePage } from './OfflinePage.tsx';

/** Replaces a page whose data failed to load. */
export function LoadError() {
  // The state at the time of the failure, since the connection may return before the data.
  const [wasOffline] = useState(isOffline);
  const { retry } = useFailures();
  return wasOffline ? <OfflinePage onTryAgain={retry} /> : <RedirectToError />;
}

/** Redirects to the error page (specification F1), which offers to retry this URL. */
function RedirectToError() {
  const { pathname, search } = useLocation();
  const { forget } = useFailures();
  useEffect(forget, [forget]);
  return <Navigate to={paths.error} replace state={{ from: pathname + search }} />;
}

/** Replaces a user's list that failed to load: access denied, or an error (specification F2). */
export function ListLoadError({ error }: { error: Error }) {
  return isDenied(error) ? <RedirectToUnauthorized /> : <LoadError />;
}

/** Returns true if the server refused this user, so that a retry would fail, too. */
export function isDenied(error: Error): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 403);
}

/**
 * Redirects to the access-denied page, which links to the login and back here. Clears the failed
 * calls, so that they are retried then.
 */
export function RedirectToUnauthorized() {
  const { pathname, search } = useLocation();
  const { forget } = useFailures();
  useEffect(forget, [forget]);
  const state: LoginState = { from: pathname + search, action: 'Login' };
  return <Navigate to={paths.unauthorized} replace state={state} />;
}
