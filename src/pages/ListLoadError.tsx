import { ApiError } from '../data/apiError.ts';
import { LoadError } from './LoadError.tsx';
import { RedirectToUnauthorized } from './RedirectToUnauthorized.tsx';

/**
 * Takes the place of a customer's list that could not be loaded: a user who may not see it is told
 * so, anything else is an error (specification F2).
 */
export function ListLoadError({ error }: { error: Error }) {
  return isDenied(error) ? <RedirectToUnauthorized /> : <LoadError />;
}

/** Whether it was refused to this user, as it would be again. */
export function isDenied(error: Error): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 403);
}
