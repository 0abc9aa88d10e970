import {
  hasPrint,
  type PrintKind,
  printMessage,
  printRefusal,
} from '../../contract/rules/prints.ts';
import type { Order } from '../../contract/schemas/order.ts';
import { orderName } from '../../src/lib/orderName.ts';
import { MockFailure } from './mockEndpoint.ts';

/** The papers of these orders: a file that only says what the server would print. */
export function printOf(kind: PrintKind, orders: readonly Order[]) {
  const named = orders.map((order) => ({ ...order, name: orderName(order) }));
  const refusal = printRefusal(kind, named);
  if (refusal) throw new MockFailure(409, refusal);
  const printed = named.filter((order) => hasPrint(kind, order)).map(({ name }) => name);
  const message = printMessage(kind, named);
  return {
    reply: `%PDF-1.4 ${kind} ${printed.join(' ')}`,
    ...(message !== undefined && { headers: { 'X-Message': message } }),
  };
}
