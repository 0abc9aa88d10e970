import { inTransaction } from '../../db/transaction.ts';
import { findCheckoutById } from '../../repositories/checkoutSessions.ts';
import { insertOrderMail, isOrderMailWaiting } from '../../repositories/orderMails.ts';
import { findOrder, type StoredOrder, settleRefund } from '../../repositories/orders.ts';
import { lockCustomer } from '../../repositories/users.ts';
import type { CheckoutContext } from '../checkout/checkoutContext.ts';

/** Refunds that this process has asked for: whoever wants the same one waits for its answer. */
const pending = new Map<string, Promise<StoredOrder | undefined>>();

/**
 * Gives back the money of an order where it is due. When that fails it stays due, and the cleanup
 * tries again.
 * @returns the order as it is then
 */
export async function refund(context: CheckoutContext, order: StoredOrder): Promise<StoredOrder> {
  if (!order.refundPending) return order;
  const started =
    pending.get(order.id) ??
    refundOnce(context, order)
      .catch((error: unknown) => {
        context.report(error, `The payment of order ${order.id} was not given back`);
        return undefined;
      })
      .finally(() => pending.delete(order.id));
  pending.set(order.id, started);
  return (await started) ?? order;
}

/** The money goes first: written down before, a failure would leave it undone for good. */
async function refundOnce(
  { db, payments, now }: CheckoutContext,
  { id, sessionId, userId }: StoredOrder,
): Promise<StoredOrder | undefined> {
  // Somebody may have been quicker since the order was read.
  const order = await findOrder(db, id);
  if (!order?.refundPending) return order;
  const session = await findCheckoutById(db, sessionId);
  if (session?.provider !== payments.name || session.providerId === null) {
    throw new Error(`Order ${id} was not paid through ${payments.name}`);
  }
  await payments.refund(session.providerId);
  return inTransaction(db, async (tx) => {
    await lockCustomer(tx, userId);
    const isSettled = await settleRefund(tx, id);
    // A mail that has not gone yet tells of the refund, too.
    if (isSettled && !(await isOrderMailWaiting(tx, id))) {
      await insertOrderMail(tx, { orderId: id, kind: 'refunded', createdAt: now() });
    }
    return findOrder(tx, id);
  });
}
