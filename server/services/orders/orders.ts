import type { Order, OrderReply } from '../../../contract/schemas/order.ts';
import { NotFound, NotPaid } from '../../errors.ts';
import { findCheckoutOf } from '../../repositories/checkoutSessions.ts';
import { findOrderOfSession, findOrdersOf } from '../../repositories/orders.ts';
import type { CheckoutContext } from '../checkout/checkoutContext.ts';
import { completeOrder } from '../checkout/completeOrder.ts';
import { readPaymentState } from '../checkout/endCheckout.ts';
import type { Context } from '../context.ts';
import { toOrder, type ViewContext } from './orderView.ts';

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
  if (!session) throw new NotFound('There is no such checkout session');
  let order = await findOrderOfSession(context.db, session.id);
  if (!order) {
    if ((await readPaymentState(context, session)) !== 'paid') {
      throw new NotPaid('This checkout is not paid yet.');
    }
    order = await completeOrder(context, session);
  }
  return {
    success: true,
    message: order.stockDeducted ? 'Thank you for your order.' : order.customerNote,
    order: await toOrder(order, context),
  };
}

/** The customer's own orders, newest first. */
export async function listOrders(
  context: Pick<Context, 'db'> & ViewContext,
  userId: string,
): Promise<Order[]> {
  const orders = await findOrdersOf(context.db, userId);
  return Promise.all(orders.map((order) => toOrder(order, context)));
}
