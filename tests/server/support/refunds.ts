import type { Database } from '../../../server/db/database.ts';
import { findOrder } from '../../../server/repositories/orders.ts';
import { requestReturn } from '../../../server/services/orders/requestReturn.ts';
import { receiveReturn } from '../../../server/services/orders/returns.ts';
import type { TestShop } from './testShop.ts';

export async function storedOrder(db: Database, id: string) {
  const found = await findOrder(db, id);
  if (!found) throw new Error('The order is gone');
  return found;
}

/** Cents of each refund of a payment. */
export async function refundsOf({ payments }: Pick<TestShop, 'payments'>, payment: string) {
  return Object.values((await payments.find(payment))?.refunds ?? {});
}

/** Requests a return of units of a delivered line, and receives them undamaged. */
export async function sendBack(
  { context }: Pick<TestShop, 'context'>,
  { admin, ...order }: { admin: string; userId: string; orderId: string },
  { line = 0, quantity = 1 }: { line?: number; quantity?: number } = {},
) {
  await requestReturn(context, order, { reason: 'unsaid', lines: [{ line, quantity }] });
  const id = (await storedOrder(context.db, order.orderId)).requests.at(-1)?.id ?? '';
  const lines = [{ line, restocked: quantity, damaged: 0 }];
  return receiveReturn(context, admin, id, { lines });
}

/** Services whose payment provider refunds nothing until `comeBack`, and the requested keys. */
export function withUnavailableProvider({ context }: Pick<TestShop, 'context'>) {
  const keys: string[] = [];
  let isAway = true;
  const { payments } = context;
  const refundPart: typeof payments.refundPart = async (id, refund) => {
    keys.push(refund.key);
    if (isAway) throw new Error('the provider is down');
    await payments.refundPart(id, refund);
  };
  const comeBack = () => {
    isAway = false;
  };
  return { context: { ...context, payments: { ...payments, refundPart } }, keys, comeBack };
}
