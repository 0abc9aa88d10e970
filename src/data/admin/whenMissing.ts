import { isMissingCall } from '../isMissingCall.ts';

/** Does without a call that the server does not have. All other failures stay what they are. */
export function whenMissing<T>(instead: () => T | Promise<T>) {
  return (error: unknown): T | Promise<T> => {
    if (isMissingCall(error)) return instead();
    throw error;
  };
}
