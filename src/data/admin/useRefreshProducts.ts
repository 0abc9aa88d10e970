import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { isAnswerOf } from '../endpointKey.ts';
import { readsOf } from '../readsOf.ts';
import { useRevalidate } from '../useRevalidate.ts';

/** Has everything that tells of products read again: at once what is on the screen, else when it is. */
export function useRefreshProducts() {
  const { mutate } = useSWRConfig();
  const revalidate = useRevalidate();
  return useCallback(() => {
    // Back shows a product as it was: from now on there is nothing to go back to.
    void mutate(isAnswerOf(['GET /product/:id']), undefined);
    void revalidate(...readsOf.products);
  }, [mutate, revalidate]);
}
