import { useMemo } from 'react';
import { useSWRConfig } from 'swr';

/** The answers that failed to load. */
export function useFailures() {
  const { cache, mutate } = useSWRConfig();
  return useMemo(() => {
    const failed = () => [...cache.keys()].filter((key) => cache.get(key)?.error);
    return {
      /** Takes them out of the cache, so that the next page asks the server. */
      forget() {
        for (const key of failed()) cache.delete(key);
      },
      /** Asks again for those that are still shown. */
      retry() {
        for (const key of failed()) void mutate(key);
      },
    };
  }, [cache, mutate]);
}
