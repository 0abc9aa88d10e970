import useSWR from 'swr';
import type { Order } from '../../contract/schemas/order.ts';
import { useApi } from './ApiProvider.tsx';
import { keys } from './keys.ts';
import { type Resource, toResource } from './resource.ts';
import { useStoredSession } from './useStoredSession.ts';

/**
 * The orders of whoever is logged in, newest first whatever order the server answers them in.
 * @param isWanted false asks for nothing, and stays `loading`
 */
export function useOrders(isWanted = true): Resource<Order[]> {
  const { call } = useApi();
  const { session } = useStoredSession();
  const answer = useSWR(session && isWanted ? keys.orders(session) : null, async () =>
    newestFirst(await call('GET /getorders', {})),
  );
  return toResource(answer);
}

/** ISO times in UTC are in order when their texts are. */
function newestFirst(orders: Order[]): Order[] {
  return [...orders].sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
}
