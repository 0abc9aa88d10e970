import { orderMail } from '../mail/orderMail.ts';
import {
  claimConfirmation,
  releaseConfirmation,
  type StoredOrder,
} from '../repositories/orders.ts';
import type { CheckoutContext } from './checkoutContext.ts';
import { later } from './holdTimes.ts';
import { giveMoneyBack } from './refund.ts';

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
  return giveMoneyBack(context, order);
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
