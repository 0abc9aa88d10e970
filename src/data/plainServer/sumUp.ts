import { limits } from '../../../contract/limits.ts';
import { summarise } from '../../../contract/rules/shopSummary.ts';
import type { Call } from '../call.ts';

/** How the shop does, out of all its orders and products. */
export async function sumUp({ days = limits.summaryDays.usual }: { days?: number }, call: Call) {
  const [orders, products, states] = await Promise.all([
    call('GET /allorders', {}),
    call('GET /listproducts', {}),
    call('GET /envparams', {}),
  ]);
  const today = new Date().toISOString().slice(0, 10);
  return summarise(orders.items, products.items, { today, days }, states);
}
