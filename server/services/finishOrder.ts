import { v7 } from 'uuid';
import { inTransaction } from '../db/transaction.ts';
import { orderMail } from '../mail/orderMail.ts';
import { findCheckoutById } from '../repositories/checkoutSessions.ts';
import {
  claimConfirmation,
  insertHistory,
  releaseConfirmation,
  type StoredOrder,
  settleRefund,
} from '../repositories/orders.ts';
import type { CheckoutContext } from './checkoutContext.ts';
import { later } from './holdTimes.ts';

/** Milliseconds after an order in which a confirmation that failed is tried again. */
const confirmationLife = 24 * 60 * 60_000;

/** Orders whose confirmation waits in this process's queue: sweeps must not pile them up. */
const queued = new Set<string>();

/**
 * What an order needs after it is committed: its money back where that is due, and one
 * confirmation by mail. Nothing of it fails the order; the sweep tries again.
 */
export async function finishOrder(
  context: CheckoutContext,
  order: StoredOrder,
): Promise<StoredOrder> {
  confirm(context, order);
  if (!order.refundDue) return order;
  try {
    return await refund(context, order);
  } catch (error) {
    context.report(error, `The payment of order ${order.id} was not given back`);
    return order;
  }
}

/**
 * Claims the confirmation before it goes, so that several servers send it once. When it was not
 * delivered the claim is let go of for a later sweep, until the order is too old for it.
 */
function confirm({ db, mailer, now }: CheckoutContext, order: StoredOrder): void {
  if (queued.has(order.id)) return;
  queued.add(order.id);
  mailer.send(
    async () => {
      queued.delete(order.id);
      return (await claimConfirmation(db, order.id, now())) ? orderMail(order) : undefined;
    },
    async () => {
      if (now() < later(order.createdAt, confirmationLife)) await releaseConfirmation(db, order.id);
    },
  );
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
