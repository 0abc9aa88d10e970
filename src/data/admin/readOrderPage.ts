import type { Order } from '../../../contract/schemas/order.ts';
import { type OrdersQuery, selectOrders } from '../../lib/adminOrders.ts';
import type { ApiClient } from '../http.ts';

/**
 * `limit` of the orders that fit a query, from `offset` on, and how many fit in all. A server that
 * pages says so with `X-Total-Count`; another answers the whole list, which is then chosen from here.
 */
export async function readOrderPage(
  { callWithHeaders }: Pick<ApiClient, 'callWithHeaders'>,
  query: OrdersQuery,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ orders: Order[]; total: number }> {
  const { data, headers } = await callWithHeaders('GET /allorders', {
    query: { ...query, limit, offset },
  });
  const total = headers.get('X-Total-Count');
  if (total !== null) return { orders: data, total: Number(total) };
  const matching = selectOrders(data, query);
  return { orders: matching.slice(offset, offset + limit), total: matching.length };
}
