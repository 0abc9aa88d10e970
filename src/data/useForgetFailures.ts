import { useEffect } from 'react';
import { useSWRConfig } from 'swr';

/** Takes failed answers out of the cache, so that trying again asks the server and not the cache. */
export function useForgetFailures(isWanted = true) {
  const { cache } = useSWRConfig();
  useEffect(() => {
    if (!isWanted) return;
    for (const key of [...cache.keys()]) {
      if (cache.get(key)?.error) cache.delete(key);
    }
  }, [cache, isWanted]);
}
