import { inTransaction } from '../db/transaction.ts';
import { type Background, startInterval } from '../lib/interval.ts';
import { findOverdueCheckouts } from '../repositories/checkoutSessions.ts';
import { findSizesWithExpiredHolds } from '../repositories/holds.ts';
import { findPendingRefunds } from '../repositories/orders.ts';
import { forgetPastGuests } from './accounts/guests.ts';
import { forgetDoneOrders } from './accounts/leave.ts';
import { forgetOldVisits } from './admin/webVitals.ts';
import { lockAndReleaseExpired } from './cart/holds.ts';
import { forgetOldAlerts, sendStockAlerts } from './catalogue/stockAlerts.ts';
import { endCheckout } from './checkout/endCheckout.ts';
import { paymentArrived } from './checkout/paymentEvents.ts';
import type { CheckoutContext } from './context.ts';
import { sendWaitingMails } from './orders/orderMails.ts';
import { refund } from './orders/refund.ts';
import { askForReviews } from './orders/reviewRequests.ts';

/** Rows of a kind at once; of kinds that call other services, rows in one round. */
const batch = 100;

const intervalMs = 30_000;

/**
 * Releases expired holds, tells who waits for a size that is back, makes the orders of interrupted
 * payments, settles overdue sessions (one may be paid although no event came), makes due refunds,
 * sends mail that waits, asks for reviews of what was delivered some days ago, takes the person out of
 * what deleted accounts and guests of long ago have left, and forgets visits of long ago.
 * Several servers may do so at once.
 */
export async function cleanUp(context: CheckoutContext): Promise<void> {
  await freeUnits(context);
  await settlePayments(context);
}

/** All of them: stale holds block sales. */
async function releaseHolds({ db, now }: CheckoutContext): Promise<void> {
  for (;;) {
    const sizes = await findSizesWithExpiredHolds(db, now(), batch);
    if (sizes.length === 0) return;
    for (const size of sizes) {
      await inTransaction(db, (tx) => lockAndReleaseExpired(tx, [size], now()));
    }
  }
}

/** Frees units first, so that stock alerts go out in the same round. */
async function freeUnits(context: CheckoutContext): Promise<void> {
  await context.shop.refresh();
  await releaseHolds(context);
  await sendStockAlerts(context, batch);
  await forgetOldAlerts(context);
  await forgetOldVisits(context);
}

async function settlePayments(context: CheckoutContext): Promise<void> {
  await context.shop.refresh();
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
  for (const order of await findPendingRefunds(db, batch)) await refund(context, order);
  await sendWaitingMails(context, batch);
  await askForReviews(context, batch);
  await forgetPastGuests(context, batch);
  await forgetDoneOrders(context, batch);
}

/**
 * Cleans up at once, as the server may have been killed at any point, and then every 30 seconds.
 */
export function startCleanup(context: CheckoutContext): Background {
  const report = (error: unknown) => context.report(error, 'A cleanup failed');
  // Separate intervals: while the payment provider does not answer, units are still released.
  const rounds = [freeUnits, settlePayments].map((part) =>
    startInterval(() => part(context), intervalMs, report, { immediately: true }),
  );
  return {
    stop: async () => {
      await Promise.all(rounds.map(({ stop }) => stop()));
    },
  };
}
