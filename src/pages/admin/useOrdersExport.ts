import { useState } from 'react';
import { i18n } from '../../../contract/i18n.ts';
import { limits } from '../../../contract/limits.ts';
import type { OrderQuery } from '../../../contract/schemas/adminOrder.ts';
import type { Order } from '../../../contract/schemas/order.ts';
import { type Api, useApi } from '../../data/ApiProvider.tsx';
import { ordersToCsv } from '../../lib/csv/ordersCsv.ts';
import { downloadText } from '../../ui/browser.ts';
import { useProblemToast } from '../useProblemToast.tsx';

/** Downloads all orders that match the query as a CSV file. */
export function useOrdersExport(query: OrderQuery) {
  const showProblem = useProblemToast();
  const { call } = useApi();
  const [isExporting, setExporting] = useState(false);

  async function exportOrders() {
    setExporting(true);
    try {
      downloadText('orders.csv', ordersToCsv(await readAll(call, query)));
      showProblem(undefined);
    } catch {
      showProblem(i18n.t('The orders could not be loaded. Please try again.'));
    } finally {
      setExporting(false);
    }
  }

  return { isExporting, exportOrders };
}

/** Loads all matching orders page by page. */
async function readAll(call: Api['call'], query: OrderQuery): Promise<Order[]> {
  // New orders shift others to the next page: deduplicate by id.
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
