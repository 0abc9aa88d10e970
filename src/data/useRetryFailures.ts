import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

/** Asks again for whatever has failed and is still shown. */
export function useRetryFailures() {
  const { cache, mutate } = useSWRConfig();
  return useCallback(() => {
    for (const key of [...cache.keys()]) {
      if (cache.get(key)?.error) void mutate(key);
    }
  }, [cache, mutate]);
}
