import { v7 } from 'uuid';
import {
  listUnits,
  reasonLabels,
  repeatProblem,
  returnProblem,
  unitsOf,
} from '../../../contract/rules/returns.ts';
import type { ReturnRequest } from '../../../contract/schemas/returns.ts';
import { BadInput, Conflict, NotFound } from '../../errors.ts';
import type { StoredOrder } from '../../repositories/orders.ts';
import {
  findReturnedOrderId,
  insertReturn,
  insertReturnedUnits,
} from '../../repositories/returns.ts';
import type { CheckoutContext } from '../checkout/checkoutContext.ts';
import { toSentOrder } from './orderView.ts';
import { checkLines, writeReturns } from './writeReturns.ts';

/**
 * A customer's request to return units of their order: each unit is asked for once. A mail with
 * what was asked for, and when, confirms it. Sent again with its id, it is the same return.
 * @throws NotFound when it is not an order of theirs
 * @throws BadInput when a line is named twice, or is none of the order's, or the id is another return's
 * @throws Conflict when the order was not sent, it is too late, the units are being returned, or it
 *   was sent before in another form
 */
export async function requestReturn(
  context: CheckoutContext,
  { userId, orderId }: { userId: string; orderId: string },
  { requestId: id = v7(), reason, lines }: ReturnRequest,
): Promise<StoredOrder> {
  return writeReturns(context, { userId, orderId }, async (tx, order) => {
    if (order.userId !== userId) throw new NotFound('There is no such order');
    checkLines(lines, [...order.products.keys()]);
    const made = order.requests.find((request) => request.id === id);
    if (made) {
      const problem = repeatProblem(order.products, made, { reason, lines });
      if (problem) throw new Conflict(problem);
      return undefined;
    }
    if (await findReturnedOrderId(tx, id)) throw wrongId();
    const time = { now: context.now(), days: context.shop.returnDays };
    const problem = returnProblem(toSentOrder(order), { reason, lines }, time);
    if (problem) throw new Conflict(problem);
    await insertReturn(tx, { id, orderId, reason, createdAt: time.now });
    for (const { line: position, quantity } of lines) {
      const first = unitsOf(order.requests, position, 'quantity');
      await insertReturnedUnits(tx, { orderId, position, returnId: id }, { first, quantity });
    }
    return {
      history: {
        return: `Requested: ${listUnits(order.products, lines)} (${reasonLabels[reason]})`,
      },
      mail: { kind: 'returnRequested', aboutId: id },
    };
  });
}

function wrongId(): BadInput {
  const message = 'requestId must be a new UUID';
  return new BadInput(message, { requestId: message });
}
