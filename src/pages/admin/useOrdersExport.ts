import { useState } from 'react';
import { limits } from '../../../contract/limits.ts';
import type { OrderQuery } from '../../../contract/schemas/adminOrder.ts';
import type { Order } from '../../../contract/schemas/order.ts';
import { type Api, useApi } from '../../data/ApiProvider.tsx';
import { downloadText } from '../../lib/downloadFile.ts';
import { ordersToCsv } from '../../lib/ordersCsv.ts';
import { useProblemToast } from '../useProblemToast.tsx';

/** Downloads every order that matches the query as a CSV file. */
export function useOrdersExport(query: OrderQuery) {
  const tellProblem = useProblemToast();
  const { call } = useApi();
  const [isExporting, setExporting] = useState(false);

  async function exportOrders() {
    setExporting(true);
    try {
      downloadText('orders.csv', ordersToCsv(await readAll(call, query)));
      tellProblem(undefined);
    } catch {
      tellProblem('The orders could not be loaded. Please try again.');
    } finally {
      setExporting(false);
    }
  }

  return { isExporting, exportOrders };
}

/** Every order that matches, read page by page. */
async function readAll(call: Api['call'], query: OrderQuery): Promise<Order[]> {
  // An order that comes in meanwhile moves others to the next page: each counts once.
  const found = new Map<string, Order>();
  const limit = limits.page.max;
  let total = 1;
  for (let offset = 0; offset < total; offset += limit) {
    const page = await call('GET /allorders', { query: { ...query, limit, offset } });
    for (const order of page.items) found.set(order._id, order);
    total = page.items.length > 0 ? page.total : 0;
  }
  return [...found.values()];
}
