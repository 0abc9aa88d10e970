import { unstable_serialize } from 'swr/infinite';
import type { EndpointKey } from '../../contract/endpoint.ts';
import type { Session } from '../lib/session.ts';
import { isPersonal, needsSession } from './credentials.ts';

/** The SWR key of a reply: endpoint, input and user. */
export type CacheKey<K extends EndpointKey = EndpointKey, Input = unknown> = readonly [
  endpoint: K,
  input: Input,
  token: string | undefined,
];

/**
 * A personal answer is cached by session, any other once for all. Null, so that nothing is fetched,
 * where `input` is null or the call needs a session and there is none.
 */
export function endpointKey<K extends EndpointKey, Input>(
  endpoint: K,
  input: Input | null,
  session?: Session,
): CacheKey<K, Input> | null {
  if (input === null || (needsSession(endpoint) && !session)) return null;
  return [endpoint, input, isPersonal(endpoint) ? session?.token : undefined];
}

/** The SWR key of one page of a list that grows page by page; the first has no cursor. */
export type PageKey<K extends EndpointKey = EndpointKey, Input = unknown> = readonly [
  ...CacheKey<K, Input>,
  cursor: string,
];

/** A filter for the keys of these endpoints' answers. */
export function isAnswerOf(endpoints: readonly EndpointKey[]) {
  return (key: unknown): key is CacheKey | PageKey =>
    Array.isArray(key) && endpoints.includes(key[0]);
}

export function isPageKey(key: CacheKey | PageKey): key is PageKey {
  return key.length === 4;
}

type Filter = (isMeant: (key: unknown) => boolean) => unknown;

/**
 * The keys of every cached answer of some endpoints, whatever its input; a list that grows page by
 * page has one key for all its pages.
 * @param mutate SWR's, which shows its keys to filters only
 */
export function cachedKeys(mutate: Filter, endpoints: readonly EndpointKey[]) {
  const found: (CacheKey | string)[] = [];
  const isMeant = isAnswerOf(endpoints);
  mutate((key) => {
    if (!isMeant(key)) return false;
    if (!isPageKey(key)) found.push(key);
    else if (key[3] === '') found.push(unstable_serialize(() => key));
    return false;
  });
  return found;
}

/** Whether a cached key is that of a list that grows page by page. */
export function isList(key: CacheKey | string): key is string {
  return typeof key === 'string';
}
