import { inTransaction } from '../db/database.ts';
import { type Background, startInterval } from '../lib/time.ts';
import { findSizesWithExpiredHolds, removePastAgentCarts } from '../repositories/cart.ts';
import { findOverdueCheckouts } from '../repositories/checkouts.ts';
import { removePastAttempts } from '../repositories/credentials.ts';
import { removeExpiredOrderLinks } from '../repositories/orderLinks.ts';
import { findPendingRefunds } from '../repositories/orders.ts';
import { anonymizePastGuests } from './accounts/guests.ts';
import { anonymizeDoneOrders } from './accounts/leave.ts';
import { removePastConsents } from './accounts/newsletter.ts';
import { removePastActivity } from './admin/activity.ts';
import { sendFormerMails } from './admin/formerShop.ts';
import { removePastVisits } from './admin/webVitals.ts';
import { lockAndReleaseExpired } from './cart/holds.ts';
import { applySalesOfToday } from './catalogue/saleDays.ts';
import { removePastAlerts, sendStockAlerts } from './catalogue/stockAlerts.ts';
import { endCheckout, paymentArrived } from './checkout/endCheckout.ts';
import type { CheckoutContext } from './context.ts';
import { settleDifferences } from './orders/differences.ts';
import { refund } from './orders/finishOrder.ts';
import { sendWaitingMails } from './orders/orderMails.ts';
import { requestReviews } from './orders/reviewRequests.ts';
import { removeUnusedPictures } from './pictures/storePictures.ts';
import { refundGiftCards, settleUnpaidCards } from './selling/buyGiftCard.ts';
import { sendGiftCards } from './selling/giftCards.ts';

/** Rows per query; for work that calls other services, rows per round. */
const batch = 100;

/** Milliseconds between two rounds. */
const soon = 30_000;
const later = 3_600_000;

/** A round of background work: holds, alerts, payments, refunds, email, reviews, anonymization. */
export async function cleanUp(context: CheckoutContext) {
  await releaseUnits(context);
  await settlePayments(context);
}

/** No limit: stale holds block sales. */
async function releaseHolds({ db, now }: CheckoutContext) {
  for (;;) {
    const sizes = await findSizesWithExpiredHolds(db, now(), batch);
    if (sizes.length === 0) return;
    for (const size of sizes) {
      await inTransaction(db, (tx) => lockAndReleaseExpired(tx, [size], now()));
    }
  }
}

/** Frees units first, so that stock alerts go out in the same round. */
async function releaseUnits(context: CheckoutContext) {
  await context.shop.refresh();
  await releaseHolds(context);
  // Again: a product that was saved at midnight may have missed its day.
  await applySalesOfToday(context);
  await sendStockAlerts(context, batch);
  await removePastAlerts(context);
  await removePastVisits(context);
  await removePastConsents(context);
  await inTransaction(context.db, (tx) => removePastAgentCarts(tx, context.now()));
}

async function settlePayments(context: CheckoutContext) {
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
  await settleDifferences(context, batch);
  for (const order of await findPendingRefunds(db, batch)) await refund(context, order);
  await refundGiftCards(context, batch);
  await sendWaitingMails(context, batch);
  await settleUnpaidCards(context, batch);
  await sendGiftCards(context, batch);
  await requestReviews(context, batch);
  await anonymizePastGuests(context, batch);
  await anonymizeDoneOrders(context, batch);
}

/** Cleans up now, because the server may have been killed at any point, and at intervals. */
export function startCleanup(context: CheckoutContext): Background {
  const report = (error: unknown) => context.report(error, 'A cleanup failed');
  // Separate intervals: while the payment provider does not answer, units are still released.
  const rounds = [
    ...[releaseUnits, settlePayments].map((part) =>
      startInterval(() => part(context), soon, report, { immediately: true }),
    ),
    startInterval(() => sendFormerMails(context), soon / 6, report),
    startInterval(() => removeUnusedPictures(context), later, report),
    startInterval(() => removePastActivity(context), later, report),
    startInterval(() => removeExpiredOrderLinks(context.db, context.now()), later, report),
    startInterval(() => removePastAttempts(context.db, context.now()), later, report),
  ];
  return {
    stop: async () => {
      await Promise.all(rounds.map(({ stop }) => stop()));
    },
  };
}
