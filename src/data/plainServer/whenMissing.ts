import { ApiError } from '../apiError.ts';

/** How servers answer a call that they do not have. */
const missing = [404, 405, 501];

/**
 * Does without a call that the server does not have. All other failures stay what they are.
 * @param mayBeMissing false where the server is known to have the call
 */
export function whenMissing<T>(instead: () => T | Promise<T>, mayBeMissing = true) {
  return (error: unknown): T | Promise<T> => {
    const isMissing = error instanceof ApiError && missing.includes(error.status);
    if (isMissing && mayBeMissing) return instead();
    throw error;
  };
}

/** There is no fallback: fails the same way for every such call. */
export function notImplemented(): never {
  throw new ApiError(501);
}
