import { unstable_serialize } from 'swr/infinite';
import type { EndpointKey } from '../../contract/endpoint.ts';
import { isPersonal } from '../../contract/rules/calls.ts';
import type { Session } from '../lib/session.ts';
import { needsSession } from './session.ts';

/** SWR key of a reply: endpoint, input and user. */
export type CacheKey<K extends EndpointKey = EndpointKey, Input = unknown> = readonly [
  endpoint: K,
  input: Input,
  token: string | undefined,
];

/**
 * SWR key of a call; includes the session only for personal replies. Null, which fetches nothing,
 * if `input` is null or a required session is missing.
 */
export function endpointKey<K extends EndpointKey, Input>(
  endpoint: K,
  input: Input | null,
  session?: Session,
): CacheKey<K, Input> | null {
  if (input === null || (needsSession(endpoint) && !session)) return null;
  return [endpoint, input, isPersonal(endpoint) ? session?.token : undefined];
}

/** SWR key of a page of an infinite list; the first page has no cursor. */
export type PageKey<K extends EndpointKey = EndpointKey, Input = unknown> = readonly [
  ...CacheKey<K, Input>,
  cursor: string,
];

/** Filter for the cache keys of these endpoints. */
export function isAnswerOf(endpoints: readonly EndpointKey[]) {
  return (key: unknown): key is CacheKey | PageKey =>
    Array.isArray(key) && endpoints.includes(key[0]);
}

export function isPageKey(key: CacheKey | PageKey): key is PageKey {
  return key.length === 4;
}

type Filter = (isMeant: (key: unknown) => boolean) => unknown;

/**
 * Keys of all cached replies of some endpoints; an infinite list has one key for all its pages.
 * @param mutate SWR's `mutate`, which exposes keys to filters only
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

/** Returns true for the cache key of an infinite list. */
export function isList(key: CacheKey | string): key is string {
  return typeof key === 'string';
}
