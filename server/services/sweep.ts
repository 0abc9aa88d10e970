import { inTransaction } from '../db/transaction.ts';
import { findOverdueCheckouts } from '../repositories/checkoutSessions.ts';
import { findRunOutSizes } from '../repositories/holds.ts';
import { findUnfinishedOrders } from '../repositories/orders.ts';
import type { CheckoutContext } from './checkoutContext.ts';
import { endCheckout } from './endCheckout.ts';
import { finishOrder } from './finishOrder.ts';
import { lockAndRelease } from './holds.ts';
import { repeat } from './repeat.ts';

/** Of each kind, in one round. */
const batch = 100;

/** Milliseconds between two rounds. */
const pause = 30_000;

/**
 * What nobody asks for: releases holds that have run out, settles sessions after their time (one
 * may be paid although no word of it came), and finishes orders that were interrupted. Several
 * servers may sweep at once.
 */
export async function sweep(context: CheckoutContext): Promise<void> {
  await releaseHolds(context);
  await settlePayments(context);
}

async function releaseHolds({ db, now }: CheckoutContext): Promise<void> {
  for (const size of await findRunOutSizes(db, now(), batch)) {
    await inTransaction(db, (tx) => lockAndRelease(tx, [size], now()));
  }
}

async function settlePayments(context: CheckoutContext): Promise<void> {
  const { db, now, report } = context;
  for (const session of await findOverdueCheckouts(db, now(), batch)) {
    await endCheckout(context, session, 'expired').catch((error: unknown) =>
      report(error, `Checkout session ${session.id} was not settled`),
    );
  }
  for (const order of await findUnfinishedOrders(db, batch)) await finishOrder(context, order);
}

/** Sweeps every half minute; `stop` waits for what is under way. */
export function startSweeping(context: CheckoutContext): { stop: () => Promise<void> } {
  const report = (error: unknown) => context.report(error, 'A sweep failed');
  // Apart: while the payment provider does not answer, pieces are still released.
  const sweeps = [releaseHolds, settlePayments].map((part) =>
    repeat(() => part(context), pause, report),
  );
  return {
    stop: async () => {
      await Promise.all(sweeps.map(({ stop }) => stop()));
    },
  };
}
