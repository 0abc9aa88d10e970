import type { EndpointKey } from '../../../contract/endpoint.ts';
import type { Answer, Read } from '../answers/readAnswer.ts';
import type { AnsweredPage, Page } from '../answers/readPage.ts';
import { ApiError } from '../apiError.ts';
import type { Call, CallOptions } from '../call.ts';

/** Answers a call with the help of the server; `ask` sends it there as it is. */
export type Fallback<K extends EndpointKey> = (
  input: CallOptions<K>,
  ask: (input: CallOptions<K>) => Promise<Read<K>>,
  call: Call,
) => Promise<Answer<K>>;

export type Fallbacks = { [K in EndpointKey]?: Fallback<K> };

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
): Fallback<K> {
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

type ListQuery = { limit?: number; offset?: number; cursor?: string };

/** The page that was asked for, chosen from the whole list where that is what was answered. */
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
