import { limits } from '../../../contract/limits.ts';
import type { Order } from '../../../contract/schemas/order.ts';
import type { OrdersQuery } from '../../lib/adminOrders.ts';
import { useApi } from '../ApiProvider.tsx';
import { readOrderPage } from './readOrderPage.ts';

/** Reads every order that fits a query, page by page; rejects with an `ApiError`. */
export function useAllOrdersReader() {
  const api = useApi();

  return async function readAll(query: OrdersQuery): Promise<Order[]> {
    // An order that comes in meanwhile moves others to the next page: each counts once.
    const found = new Map<string, Order>();
    const limit = limits.page.max;
    let offset = 0;
    let total: number;
    do {
      const page = await readOrderPage(api, query, { limit, offset });
      for (const order of page.orders) found.set(order._id, order);
      total = page.orders.length > 0 ? page.total : 0;
      offset += limit;
    } while (offset < total);
    return [...found.values()];
  };
}
