import { messages } from '../../../contract/messages.ts';
import type { OrderReply } from '../../../contract/schemas/order.ts';
import { NotFound, NotPaid } from '../../errors.ts';
import { findCheckoutOf } from '../../repositories/checkoutSessions.ts';
import { findOrderOfSession } from '../../repositories/orders.ts';
import type { CheckoutContext } from '../context.ts';
import { toOrder } from '../orders/orderView.ts';
import { completeOrder } from './completeOrder.ts';
import { readPaymentState } from './endCheckout.ts';

/**
 * The order of the customer's paid session, made now if the provider was not quicker. Address,
 * phone and email are those that were paid for, whatever the page sends again.
 * @param sessionId the provider's; without it, the customer's latest session is meant
 * @throws NotFound when it is not a session of the customer
 * @throws NotPaid when the provider has no payment for it, or not yet
 */
export async function createOrder(
  context: CheckoutContext,
  userId: string,
  sessionId: string | undefined,
): Promise<OrderReply> {
  const session = await findCheckoutOf(context.db, userId, sessionId);
  if (!session) throw new NotFound(messages.noSuchCheckout);
  let order = await findOrderOfSession(context.db, session.id);
  if (!order) {
    if ((await readPaymentState(context, session)) !== 'paid') {
      throw new NotPaid(messages.notPaidYet);
    }
    order = await completeOrder(context, session);
  }
  return {
    success: true,
    message: order.stockDeducted ? messages.ordered : order.customerNote,
    order: await toOrder(order, context),
  };
}
