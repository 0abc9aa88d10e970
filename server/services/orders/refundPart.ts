import { toCents } from '../../../contract/rules/money.ts';
import { partProblem, partRefundOf } from '../../../contract/rules/refunds.ts';
import { refundMessage } from '../../../contract/rules/returnSteps.ts';
import type { OrderReply } from '../../../contract/schemas/order.ts';
import type { PartRefund } from '../../../contract/schemas/returns.ts';
import { BadInput, Conflict } from '../../errors.ts';
import { wrongId } from '../../lib/ids.ts';
import { insertRefund } from '../../repositories/returns.ts';
import type { CheckoutContext } from '../context.ts';
import { checkProvider } from './changeOrder.ts';
import { forRules, toChangedOrder } from './orderView.ts';
import { writeReturns } from './writeReturns.ts';

/**
 * Gives back a part of a paid order without a return, as for a missing item or late delivery, and
 * tells the customer. Sent again with its id, it is the same refund.
 * @throws BadInput when it is no sum that can go back, or the id is another order's refund's
 * @throws Conflict when the order is not paid, was refunded or has less left, when it was sent before
 *   in another form, or another provider took the money
 */
export async function refundPart(
  context: CheckoutContext,
  adminId: string,
  orderId: string,
  { requestId: id, ...asked }: PartRefund,
): Promise<OrderReply> {
  const wrong = partProblem(asked.amount);
  if (wrong) throw new BadInput(wrong, 'amount');
  const written = await writeReturns(context, { userId: adminId, orderId }, async (tx, order) => {
    const made = order.refunds.find((refund) => refund.id === id);
    const step = partRefundOf(forRules(order), made, asked);
    if (typeof step === 'string') throw new Conflict(step, 'amount');
    if (!step) return undefined;
    await checkProvider(tx, order, context.payments.name);
    const { cents, note, history } = step;
    const isNew = await insertRefund(tx, { id, orderId, cents, note, createdAt: context.now() });
    if (!isNew) throw wrongId();
    return { history, refundedCents: order.refundedCents + cents };
  });
  const isPending = written.refunds.some((each) => each.id === id && each.settledAt === null);
  const takenByHand = written.takenByHand ?? undefined;
  const message = refundMessage(toCents(asked.amount), { isPending, takenByHand });
  return toChangedOrder(written, context, message);
}
