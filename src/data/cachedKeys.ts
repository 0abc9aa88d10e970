import { unstable_serialize } from 'swr/infinite';
import type { EndpointKey } from '../../contract/endpoint.ts';
import { type CacheKey, isAnswerOf, isPageKey } from './endpointKey.ts';

type Filter = (isMeant: (key: unknown) => boolean) => unknown;

/**
 * The keys of every cached answer of some endpoints, whatever the question was; a list that grows
 * page by page has one for all of them.
 * @param mutate SWR's, which tells its keys to filters only
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
