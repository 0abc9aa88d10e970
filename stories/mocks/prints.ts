import { replacedNumbers } from '../../contract/rules/orderNumber.ts';
import {
  hasPrint,
  type PrintKind,
  printMessage,
  printRefusal,
} from '../../contract/rules/prints.ts';
import type { Order } from '../../contract/schemas/order.ts';
import { orderName } from '../../src/lib/labels.ts';
import { MockFailure } from './mockEndpoint.ts';

/** Documents of these orders: a file that only names them. */
export function printOf(kind: PrintKind, orders: readonly Order[], version?: number) {
  const [first, another] = orders;
  if (first && version !== undefined) {
    if (kind !== 'invoice' || another) {
      const problem = 'With version, kind must be invoice, and ids must name one order';
      throw new MockFailure(400, problem, { version: problem });
    }
    const number = replacedNumbers(first)[version - 1];
    if (!number) throw new MockFailure(404, 'The shop has no such replaced invoice.');
    return { reply: `%PDF-1.4 ${kind} ${number}` };
  }
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
