import { messages } from '../../../contract/messages.ts';
import { formatOrderNumber } from '../../../contract/rules/orderNumber.ts';
import type { HandOrder } from '../../../contract/schemas/handOrder.ts';
import type { OrderReply } from '../../../contract/schemas/order.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Conflict } from '../../errors.ts';
import { isUuid, wrongId } from '../../lib/ids.ts';
import { findCheckoutById } from '../../repositories/checkoutSessions.ts';
import { findOrdersOf } from '../../repositories/orders.ts';
import { addGuest, lockCustomer } from '../../repositories/users.ts';
import type { CheckoutContext } from '../context.ts';
import { finishOrder } from '../orders/finishOrder.ts';
import { toChangedOrder } from '../orders/orderView.ts';
import { writeOrder } from './completeOrder.ts';
import { toContentKey, writeCheckout } from './openCheckout.ts';

/** Stands in for the payment provider. */
const provider = 'hand';

/**
 * An order that came by telephone or at a market. It is a guest's, priced and taken from the stock by
 * the rules of the checkout, in one transaction; no provider is asked. Sent again, it is the order
 * that came of it before.
 * @throws BadInput for an id that is none, or is an account's
 * @throws Conflict when prices or stock are not as the admin saw them, or it was sent before in
 *   another form
 */
export async function takeOrder(
  context: CheckoutContext,
  adminId: string,
  request: HandOrder,
): Promise<OrderReply> {
  const { requestId: guestId, orderDetails: details, payment, notes, mailsCustomer } = request;
  if (!isUuid(guestId)) throw wrongId();
  const contentKey = toContentKey(request);
  const { order, isNew } = await inTransaction(context.db, async (tx) => {
    const now = context.now();
    await addGuest(tx, guestId, now);
    if (!(await lockCustomer(tx, guestId)).isGuest) throw wrongId();
    const [before] = await findOrdersOf(tx, guestId);
    if (before) {
      const session = await findCheckoutById(tx, before.sessionId);
      if (session?.contentKey === contentKey) return { order: before, isNew: false };
      const number = formatOrderNumber(before.number);
      throw new Conflict(messages.takenAs(number));
    }
    const checkout = { userId: guestId, details, urls: nowhere, provider, now, contentKey };
    const session = await writeCheckout(tx, { ...checkout, isTakenByHand: true });
    // The guest was created a moment ago, so there is no other session.
    if ('replaces' in session) throw wrongId();
    const mails = mailsCustomer && details.email !== '';
    return writeOrder(tx, session, now, { adminId, payment, notes, mailsCustomer: mails });
  });
  const finished = isNew ? await finishOrder(context, order) : order;
  return toChangedOrder(finished, context, messages.orderTaken);
}

/** Nobody goes to a payment page. */
const nowhere = { serverUrl: '', appUrl: '' };
