import type { EndpointKey } from '../../../contract/endpoint.ts';
import type { Answer, Read } from '../answers/readAnswer.ts';
import type { AnsweredPage, Page } from '../answers/values.ts';
import { ApiError } from '../apiError.ts';
import type { Call, CallOptions } from '../call.ts';

/** Answers a call; `ask` sends it to the server unchanged. */
export type Fallback<K extends EndpointKey> = (
  input: CallOptions<K>,
  ask: (input: CallOptions<K>) => Promise<Read<K>>,
  call: Call,
) => Promise<Answer<K>>;

export type Fallbacks = { [K in EndpointKey]?: Fallback<K> };

/** Returns true for a server that does not support the call. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && [404, 405, 501].includes(error.status);
}

/**
 * Sends a call to the server, and uses `instead` if it does not support the call. Rethrows all
 * other failures.
 * @param mayBeMissing false if the server is known to support the call
 */
export function orElse<K extends EndpointKey>(
  instead: (input: CallOptions<K>, call: Call) => Answer<K> | Promise<Answer<K>>,
  mayBeMissing = () => true,
): Fallback<K> {
  return (input, ask, call) => {
    const mayLack = mayBeMissing();
    // With such a fallback, the decoded reply is the final one.
    return (ask(input) as Promise<Answer<K>>).catch((error) => {
      if (mayLack && isMissing(error)) return instead(input, call);
      throw error;
    });
  };
}

/** Fails like a server without the call, if there is no fallback. */
export function notImplemented(): never {
  throw new ApiError(501);
}

type ListQuery = { limit?: number; offset?: number; cursor?: string };

/** Requested page, selected here if the server returned the whole list. */
export function pageOf<T, Q extends ListQuery>(
  { items, total, nextCursor }: AnsweredPage<T>,
  select: (all: readonly T[], query: Q) => T[],
  query: Q = {} as Q,
): Page<T> {
  if (total !== undefined) return { items, total, nextCursor };
  const { limit = Number.POSITIVE_INFINITY, offset = 0, cursor = offset } = query;
  const matching = select(items, query);
  const end = Number(cursor) + limit;
  return {
    items: matching.slice(Number(cursor), end),
    total: matching.length,
    nextCursor: end < matching.length ? String(end) : undefined,
  };
}
