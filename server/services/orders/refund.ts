import { inTransaction } from '../../db/transaction.ts';
import { findCheckoutById } from '../../repositories/checkoutSessions.ts';
import { insertOrderMail, isOrderMailWaiting } from '../../repositories/orderMails.ts';
import {
  findOrder,
  type StoredOrder,
  settleRefund,
  updateOrder,
} from '../../repositories/orders.ts';
import { type OrderRefund, settleRefundPart } from '../../repositories/returns.ts';
import type { CheckoutContext } from '../context.ts';
import { lockOrder } from './lockOrder.ts';

/** Refunds that this process has asked for: a second call for one waits for the same answer. */
const pending = new Map<string, Promise<StoredOrder | undefined>>();

/**
 * Gives back the money of an order where it is due, all of it or parts.
 * When that fails it stays due, and the cleanup tries again.
 * @returns the order as it is then
 */
export async function refund(context: CheckoutContext, order: StoredOrder): Promise<StoredOrder> {
  if (!isDue(order)) return order;
  const running = pending.get(order.id);
  if (running) {
    if (!(await running)) return order;
    // It may have begun before what is due now was written down.
    const later = await findOrder(context.db, order.id);
    return later ? refund(context, later) : order;
  }
  const started = refundOnce(context, order)
    .catch((error: unknown) => {
      context.report(error, `The payment of order ${order.id} was not given back`);
      return undefined;
    })
    .finally(() => pending.delete(order.id));
  pending.set(order.id, started);
  return (await started) ?? order;
}

function isDue({ refundPending, refunds }: StoredOrder): boolean {
  return refundPending || refunds.some(isPart);
}

function isPart({ settledAt }: OrderRefund): boolean {
  return settledAt === null;
}

/** The money goes first: written down before, a failure would leave it undone for good. */
async function refundOnce(
  context: CheckoutContext,
  { id }: StoredOrder,
): Promise<StoredOrder | undefined> {
  const { db } = context;
  // Another process may have been quicker since the order was read.
  const order = await findOrder(db, id);
  if (!order || !isDue(order)) return order;
  const giver = order.takenByHand === null ? await providerOf(context, order) : byHand;
  for (const part of order.refunds.filter(isPart)) {
    await giver.refundPart({ key: part.id, cents: part.cents });
    await settlePart(context, order, part);
  }
  if (order.refundPending) {
    await giver.refund();
    await settle(context, order);
  }
  return findOrder(db, id);
}

/** Gives the money back. */
type Giver = {
  refund: () => Promise<void>;
  refundPart: (part: { key: string; cents: number }) => Promise<void>;
};

/** An admin, who says so by asking for it: there is nobody else to be asked. */
const byHand: Giver = { refund: async () => {}, refundPart: async () => {} };

/** @throws Error when somebody else took the money */
async function providerOf(
  { db, payments }: CheckoutContext,
  { id, sessionId }: StoredOrder,
): Promise<Giver> {
  const session = await findCheckoutById(db, sessionId);
  const providerId = session?.provider === payments.name ? session.providerId : null;
  if (providerId === null) throw new Error(`Order ${id} was not paid through ${payments.name}`);
  return {
    refund: () => payments.refund(providerId),
    refundPart: (part) => payments.refundPart(providerId, part),
  };
}

async function settle({ db, now }: CheckoutContext, { id }: StoredOrder): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockOrder(tx, id);
    const isSettled = await settleRefund(tx, id);
    // A mail that has not gone yet tells of the refund, too.
    if (isSettled && !(await isOrderMailWaiting(tx, id))) {
      await insertOrderMail(tx, { orderId: id, kind: 'refunded', createdAt: now() });
    }
  });
}

/** With the last part of its money back, the order is a refunded one. */
async function settlePart(
  { db, now }: CheckoutContext,
  { id }: StoredOrder,
  part: OrderRefund,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockOrder(tx, id);
    if (!(await settleRefundPart(tx, part.id, now()))) return;
    const order = await findOrder(tx, id);
    const isWhole = order?.refundedCents === order?.totalCents && !order?.refunds.some(isPart);
    await updateOrder(tx, id, isWhole ? { paymentStatus: 'refunded' } : {});
    const about = { orderId: id, aboutId: part.id, createdAt: now() };
    await insertOrderMail(tx, { ...about, kind: 'returnRefunded' });
  });
}
