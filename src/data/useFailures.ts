import { useMemo } from 'react';
import { useSWRConfig } from 'swr';

export function useFailures() {
  const { cache, mutate } = useSWRConfig();
  return useMemo(() => {
    const failed = () => [...cache.keys()].filter((key) => cache.get(key)?.error);
    return {
      /** Removes them from the cache, so that the next page fetches again. */
      forget() {
        for (const key of failed()) cache.delete(key);
      },
      /** Refetches failed calls that are still mounted. */
      retry() {
        for (const key of failed()) void mutate(key);
      },
    };
  }, [cache, mutate]);
}
