import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { isAnswerOf } from '../endpointKey.ts';
import { useRevalidate } from '../useRevalidate.ts';

/** Refetches all about products: at once what is on the screen, the rest once it is shown again. */
export function useRefreshProducts() {
  const { mutate } = useSWRConfig();
  const revalidate = useRevalidate();
  return useCallback(() => {
    // Back shows a product from the cache, which must not have the old one any more.
    void mutate(isAnswerOf(['GET /product/:id']), undefined);
    return revalidate(
      'GET /allproducts',
      'GET /listproducts',
      'GET /getfavorites',
      'GET /getrelprod',
      'GET /shopsummary',
      'GET /getcart',
      'POST /getcartunaut',
    );
  }, [mutate, revalidate]);
}

/** Refetches all about orders, and the stock that goes and comes with them. */
export function useRefreshOrders() {
  const revalidate = useRevalidate();
  return () =>
    revalidate(
      'GET /allorders',
      'GET /ordercounts',
      'GET /orderhistory/:id',
      'GET /shopsummary',
      'GET /getorders',
      'GET /listproducts',
    );
}
