import { useMemo } from 'react';
import { useSWRConfig } from 'swr';

/** What failed to load: `retry` asks again for what is still shown. */
export function useFailures() {
  const { cache, mutate } = useSWRConfig();
  return useMemo(() => {
    const failed = () => [...cache.keys()].filter((key) => cache.get(key)?.error);
    return {
      /** Trying again then asks the server, and not the cache. */
      forget() {
        for (const key of failed()) cache.delete(key);
      },
      retry() {
        for (const key of failed()) void mutate(key);
      },
    };
  }, [cache, mutate]);
}
