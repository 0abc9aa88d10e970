import { Navigate, useLocation } from 'react-router-dom';
import { useForgetFailures } from '../data/useForgetFailures.ts';
import { paths } from '../lib/paths.ts';

/** Goes to the error page (spec section 8), which offers to try this address again. */
export function LoadFailure() {
  const { pathname, search } = useLocation();
  useForgetFailures();
  return <Navigate to={paths.error} replace state={{ from: pathname + search }} />;
}
