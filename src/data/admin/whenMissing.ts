import { ApiError } from '../http.ts';

/**
 * Does without a call that the server does not have: an extension of ours, on another server. All
 * other failures stay what they are.
 */
export function whenMissing<T>(instead: () => T | Promise<T>) {
  return (error: unknown): T | Promise<T> => {
    if (error instanceof ApiError && error.status === 404) return instead();
    throw error;
  };
}
