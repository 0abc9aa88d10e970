import { v7 } from 'uuid';
import { messages } from '../../../contract/messages.ts';
import { requestedText } from '../../../contract/rules/returnSteps.ts';
import { repeatProblem, returnProblem, returnUnits } from '../../../contract/rules/returns.ts';
import type { ReturnRequest } from '../../../contract/schemas/returns.ts';
import { Conflict, NotFound } from '../../errors.ts';
import { wrongId } from '../../lib/ids.ts';
import type { StoredOrder } from '../../repositories/orders.ts';
import {
  findReturnedOrderId,
  insertReturn,
  insertReturnedUnits,
} from '../../repositories/returns.ts';
import type { CheckoutContext } from '../context.ts';
import { forRules } from './orderView.ts';
import { checkLines, writeReturns } from './writeReturns.ts';

/**
 * A customer's request to return units of their order, or an admin's in their name: each unit is
 * asked for once. A mail with what was asked for, and when, confirms it, and another one tells the
 * owner of a customer's own. Sent again with its id, it is the same return.
 * @param userId who asks, and is written down
 * @throws NotFound when there is no such order, or it is not the customer's own
 * @throws BadInput when a line is named twice, or is none of the order's, or the id is another return's
 * @throws Conflict when the order was not sent, it is too late, the units are being returned, or it
 *   was sent before in another form
 */
export async function requestReturn(
  context: CheckoutContext,
  { userId, orderId, isAdmin = false }: { userId: string; orderId: string; isAdmin?: boolean },
  { requestId: id = v7(), reason, lines }: ReturnRequest,
): Promise<StoredOrder> {
  return writeReturns(context, { userId, orderId }, async (tx, order) => {
    if (!isAdmin && order.userId !== userId) throw new NotFound(messages.noSuchOrder);
    checkLines(lines, [...order.products.keys()]);
    const made = order.requests.find((request) => request.id === id);
    if (made) {
      const problem = repeatProblem(order.products, made, { reason, lines });
      if (problem) throw new Conflict(problem);
      return undefined;
    }
    if (await findReturnedOrderId(tx, id)) throw wrongId();
    const time = { now: context.now(), days: context.shop.returnDays };
    const problem = returnProblem(forRules(order), { reason, lines }, time);
    if (problem) throw new Conflict(problem);
    await insertReturn(tx, { id, orderId, reason, createdAt: time.now });
    for (const { line: position, quantity } of lines) {
      const first = returnUnits(order.requests, position, 'quantity');
      await insertReturnedUnits(tx, { orderId, position, returnId: id }, { first, quantity });
    }
    return {
      history: { return: requestedText(order.products, { reason, lines }) },
      mails: [
        { kind: 'returnRequested', aboutId: id },
        ...(isAdmin ? [] : [{ kind: 'ownerReturn', aboutId: id } as const]),
      ],
    };
  });
}
