import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../contract/paths.ts';
import { useFailures } from '../data/useFailures.ts';
import type { LoginState } from '../lib/loginState.ts';

/**
 * Goes to the access-denied page, which leads to the login and back here; by then the refused calls
 * are asked again.
 */
export function RedirectToUnauthorized() {
  const { pathname, search } = useLocation();
  const { forget } = useFailures();
  useEffect(forget, [forget]);
  const state: LoginState = { from: pathname + search, action: 'Login' };
  return <Navigate to={paths.unauthorized} replace state={state} />;
}
