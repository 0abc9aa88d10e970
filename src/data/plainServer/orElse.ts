import type { EndpointKey } from '../../../contract/endpoint.ts';
import type { Answer } from '../answers/readAnswer.ts';
import { ApiError } from '../apiError.ts';
import type { Call, CallOptions } from '../call.ts';
import type { StandIn } from './standIn.ts';

/** How servers answer a call that they do not have. */
const missing = [404, 405, 501];

/**
 * Asks the server, and does without where it does not have the call. All other failures stay what
 * they are.
 * @param mayBeMissing false where the server is known to have the call
 */
export function orElse<K extends EndpointKey>(
  instead: (input: CallOptions<K>, call: Call) => Answer<K> | Promise<Answer<K>>,
  mayBeMissing = () => true,
): StandIn<K> {
  return (input, ask, call) => {
    const mayLack = mayBeMissing();
    // What has a fallback is read into the very form that is given.
    return (ask(input) as Promise<Answer<K>>).catch((error) => {
      const isMissing = error instanceof ApiError && missing.includes(error.status);
      if (isMissing && mayLack) return instead(input, call);
      throw error;
    });
  };
}

/** There is no fallback: fails the same way for every such call. */
export function notImplemented(): never {
  throw new ApiError(501);
}
