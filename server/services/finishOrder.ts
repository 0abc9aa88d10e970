import { v7 } from 'uuid';
import { inTransaction } from '../db/transaction.ts';
import { orderMail } from '../mail/orderMail.ts';
import { findCheckoutById } from '../repositories/checkoutSessions.ts';
import {
  claimConfirmation,
  insertHistory,
  type StoredOrder,
  settleRefund,
} from '../repositories/orders.ts';
import type { CheckoutContext } from './checkoutContext.ts';

/**
 * What an order needs after it is committed: its money back where that is due, and one
 * confirmation by mail. Nothing of it fails the order; the sweep tries again.
 */
export async function finishOrder(
  context: CheckoutContext,
  order: StoredOrder,
): Promise<StoredOrder> {
  const { db, mailer, now } = context;
  mailer.send(async () =>
    (await claimConfirmation(db, order.id, now())) ? orderMail(order) : undefined,
  );
  if (!order.refundDue) return order;
  try {
    return await refund(context, order);
  } catch (error) {
    context.report(error, `The payment of order ${order.id} was not given back`);
    return order;
  }
}

/** Gives the money back first: written down before, a failure would leave it undone for good. */
async function refund(
  { db, payments, now }: CheckoutContext,
  order: StoredOrder,
): Promise<StoredOrder> {
  const session = await findCheckoutById(db, order.sessionId);
  if (session?.provider !== payments.name || session.providerId === null) {
    throw new Error(`Order ${order.id} was not paid through ${payments.name}`);
  }
  await payments.refund(session.providerId);
  await inTransaction(db, async (tx) => {
    if (!(await settleRefund(tx, order.id))) return;
    const changes = { payment_status: { from: order.paymentStatus, to: 'refunded' } };
    await insertHistory(tx, { id: v7(), orderId: order.id, at: now(), userId: null, changes });
  });
  return { ...order, paymentStatus: 'refunded', refundDue: false };
}
