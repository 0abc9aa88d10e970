import { type PrintKind, printRefusal } from '../../contract/rules/prints.ts';
import type { Order } from '../../contract/schemas/order.ts';
import { orderName } from '../../src/lib/orderName.ts';
import { MockFailure } from './mockEndpoint.ts';

/** The papers of these orders: a file that only says what the server would print. */
export function printOf(kind: PrintKind, orders: readonly Order[]) {
  const refusal = printRefusal(
    kind,
    orders.map((order) => ({ ...order, name: orderName(order) })),
  );
  if (refusal) throw new MockFailure(409, refusal);
  return { reply: `%PDF-1.4 ${kind} ${orders.map(orderName).join(' ')}` };
}
