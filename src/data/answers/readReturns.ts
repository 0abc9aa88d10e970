import { returnReasons } from '../../../contract/limits.ts';
import type { Order, OrderProduct } from '../../../contract/schemas/order.ts';
import type { OrderReturn, OrderReturns } from '../../../contract/schemas/returns.ts';
import { fieldsOf, listOf, numberOf, textOf } from './values.ts';

/**
 * Decodes an order's returns, or removes unreadable ones. Separate from the order's decoder, whose
 * code loads before a shopper has any order.
 */
export function withReturns({ returns: told, ...order }: Order): Order {
  const { until, returnable, requests, refunds, refundable } = fieldsOf(told);
  if (!Array.isArray(returnable) || !Array.isArray(requests) || !Array.isArray(refunds)) {
    return order;
  }
  const { products } = order;
  const returns: OrderReturns = {
    ...(textOf(until) && { until: textOf(until) }),
    returnable: products.map(({ quantity }, line) => within(quantity, returnable[line])),
    requests: requests.map((request) => readRequest(request, products)),
    refunds: refunds.map((refund) => {
      const { id, amount, at, isPending, note } = fieldsOf(refund);
      return {
        ...{ id: textOf(id), amount: numberOf(amount), at: textOf(at) },
        isPending: isPending === true,
        ...(note !== undefined && { note: textOf(note) }),
      };
    }),
    ...(refundable !== undefined && { refundable: numberOf(refundable) }),
  };
  return { ...order, returns };
}

function readRequest(value: unknown, products: readonly OrderProduct[]): OrderReturn {
  const { id, requestedAt, reason, lines, refusal } = fieldsOf(value);
  return {
    id: textOf(id),
    requestedAt: textOf(requestedAt),
    reason: returnReasons.find((known) => known === reason) ?? 'unsaid',
    lines: listOf(lines).flatMap((each) => {
      const { quantity, restocked, damaged, ...fields } = fieldsOf(each);
      const line = numberOf(fields.line);
      const bought = products[line]?.quantity ?? 0;
      const counts = [quantity, restocked, damaged].map((count) => within(bought, count));
      const [asked = 0, good = 0, bad = 0] = counts;
      return asked > 0 ? [{ line, quantity: asked, restocked: good, damaged: bad }] : [];
    }),
    ...(refusal !== undefined && { refusal: textOf(refusal) }),
  };
}

/** Clamps a count to 0…`all`. */
function within(all: number, value: unknown): number {
  return Math.min(all, Math.max(0, Math.floor(numberOf(value))));
}
