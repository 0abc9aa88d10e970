import { Navigate } from 'react-router-dom';
import { useForgetFailures } from '../data/useForgetFailures.ts';
import { paths } from '../lib/paths.ts';

/** Goes to the access-denied page; after a login the refused calls are asked again. */
export function Denied() {
  useForgetFailures();
  return <Navigate to={paths.unauthorized} replace />;
}
