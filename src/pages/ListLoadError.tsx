import { ApiError } from '../data/apiError.ts';
import { LoadError } from './LoadError.tsx';
import { RedirectToUnauthorized } from './RedirectToUnauthorized.tsx';

/**
 * A customer's list could not be had: who may not see it is told so, all else is an error
 * (specification F2).
 */
export function ListLoadError({ error }: { error: Error }) {
  const isDenied = error instanceof ApiError && (error.status === 401 || error.status === 403);
  return isDenied ? <RedirectToUnauthorized /> : <LoadError />;
}
