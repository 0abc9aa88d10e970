import { inTransaction } from '../../db/transaction.ts';
import { repeat } from '../../lib/repeat.ts';
import { findOverdueCheckouts } from '../../repositories/checkoutSessions.ts';
import { findRunOutSizes } from '../../repositories/holds.ts';
import { findRefundsDue } from '../../repositories/orders.ts';
import { lockAndRelease } from '../cart/holds.ts';
import { sendWaitingMails } from '../orders/orderMails.ts';
import { giveMoneyBack } from '../orders/refund.ts';
import type { CheckoutContext } from './checkoutContext.ts';
import { endCheckout } from './endCheckout.ts';
import { paymentArrived } from './paymentEvents.ts';

/** Of each kind, in one round. */
const batch = 100;

/** Milliseconds between two rounds. */
const pause = 30_000;

/**
 * What nobody asks for: releases holds that have run out, makes the orders of payments that were
 * interrupted, settles sessions after their time (one may be paid although no word of it came),
 * gives money back that is due, and sends mail that waits. Several servers may sweep at once.
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
  const { db, now, payments, report } = context;
  for (const id of (await payments.findUnclaimed?.(batch)) ?? []) {
    await paymentArrived(context, id).catch((error: unknown) =>
      report(error, `Payment ${id} did not become an order`),
    );
  }
  for (const session of await findOverdueCheckouts(db, now(), batch)) {
    await endCheckout(context, session, 'expired').catch((error: unknown) =>
      report(error, `Checkout session ${session.id} was not settled`),
    );
  }
  for (const order of await findRefundsDue(db, batch)) await giveMoneyBack(context, order);
  await sendWaitingMails(context, batch);
}

/** Sweeps at once, as the server may have been killed at any point, and then every half minute; `stop` waits for what is under way. */
export function startSweeping(context: CheckoutContext): { stop: () => Promise<void> } {
  const report = (error: unknown) => context.report(error, 'A sweep failed');
  // Apart: while the payment provider does not answer, pieces are still released.
  const sweeps = [releaseHolds, settlePayments].map((part) =>
    repeat(() => part(context), pause, report, { beginsNow: true }),
  );
  return {
    stop: async () => {
      await Promise.all(sweeps.map(({ stop }) => stop()));
    },
  };
}
