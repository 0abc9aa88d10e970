import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { keys } from '../keys.ts';

/** Has everything that tells of products read again: at once what is on the screen, else when it is. */
export function useRefreshProducts() {
  const { mutate } = useSWRConfig();
  return useCallback(() => {
    // A listing keeps the pages it has: the shopper's are forgotten, and asked for anew.
    void mutate(keys.isShownProduct, undefined);
    void mutate(keys.tellsOfProducts);
  }, [mutate]);
}
