import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { isAnswerOf } from '../endpointKey.ts';
import { readsOf } from '../readsOf.ts';
import { useRevalidate } from '../useRevalidate.ts';

/** Refetches all about products: at once what is on the screen, the rest when it comes there. */
export function useRefreshProducts() {
  const { mutate } = useSWRConfig();
  const revalidate = useRevalidate();
  return useCallback(() => {
    // Back shows a product from the cache, which must not have the old one any more.
    void mutate(isAnswerOf(['GET /product/:id']), undefined);
    void revalidate(...readsOf.products);
  }, [mutate, revalidate]);
}
