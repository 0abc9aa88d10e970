import type { Order } from '../../../contract/schemas/order.ts';
import { useApi } from '../ApiProvider.tsx';
import {
  noAutoRevalidation,
  polling,
  type Resource,
  useEndpoint,
  useRevalidate,
} from '../useEndpoint.ts';
import { useEnvParams } from '../useEnvParams.ts';

/** One order to edit; `data` is undefined if there is none. Only `useRefreshOrders` refetches it. */
export function useAdminOrder(id: string): Resource<Order | undefined> {
  const page = useEndpoint('GET /allorders', searchFor(id), noAutoRevalidation);
  return page.status === 'ready' ? { ...page, data: withId(page.data.items, id) } : page;
}

/** Orders that wait longest for a returned parcel, and their number; `loading` without returns. */
export function useOpenReturns(mayRead = true) {
  const { returns } = useEnvParams();
  const query = { returns: 'requested', sort: 'created', limit: 5, offset: 0 } as const;
  return useEndpoint('GET /allorders', returns && mayRead ? { query } : null, polling);
}

/** Returns a function that fetches an order's current state; undefined if unavailable. */
export function useFindOrder() {
  const { send } = useApi();
  return async (id: string): Promise<Order | undefined> => {
    const page = await send('GET /allorders', searchFor(id));
    return page.ok ? withId(page.data.items, id) : undefined;
  };
}

/** Searches the list: the specification has no call for a single order. */
function searchFor(id: string) {
  return { query: { q: id, limit: 5, offset: 0 } };
}

function withId(orders: readonly Order[], id: string): Order | undefined {
  return orders.find(({ _id }) => _id === id);
}

/** Refetches all order data, and the stock that orders change. */
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
