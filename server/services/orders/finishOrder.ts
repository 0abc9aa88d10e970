import { addDays, dayOf } from '../../../contract/rules/days.ts';
import { refundToCard } from '../../../contract/rules/giftCards.ts';
import { inTransaction } from '../../db/database.ts';
import { inCurrencyOf } from '../../lib/currencies.ts';
import { type CheckoutSession, giftCardProvider } from '../../repositories/checkouts.ts';
import { findPaidCheckout } from '../../repositories/exchanges.ts';
import {
  changeGiftCard,
  findCardRefunds,
  insertCardRefund,
  lockGiftCard,
} from '../../repositories/giftCards.ts';
import { insertOrderMail, isOrderMailWaiting } from '../../repositories/mails.ts';
import { changePayment, takeFromPayments } from '../../repositories/orderPayments.ts';
import {
  findOrder,
  type StoredOrder,
  settleRefund,
  updateOrder,
} from '../../repositories/orders.ts';
import { type OrderRefund, settleRefundPart } from '../../repositories/returns.ts';
import type { CheckoutContext } from '../context.ts';
import { endDifferences, isUnused } from './endDifference.ts';
import { sendOrderMails } from './orderMails.ts';
import { lockOrder } from './orderView.ts';

/** Refunds in progress in this process: a second call for one shares its result. */
const pending = new Map<string, Promise<StoredOrder | undefined>>();

/**
 * Makes the pending refunds of an order. If that fails, they stay pending for the next cleanup.
 * @returns the order afterwards
 */
export async function refund(context: CheckoutContext, order: StoredOrder): Promise<StoredOrder> {
  if (!isDue(order)) return order;
  const running = pending.get(order.id);
  if (running) {
    if (!(await running)) return order;
    // It may have begun before the current refund was recorded.
    const later = await findOrder(context.db, order.id);
    return later ? refund(context, later) : order;
  }
  const started = inCurrencyOf(order, () => refundOnce(context, order))
    .catch((error: unknown) => {
      context.report(error, `Order ${order.id} was not refunded`);
      return undefined;
    })
    .finally(() => pending.delete(order.id));
  pending.set(order.id, started);
  return (await started) ?? order;
}

function isDue(order: StoredOrder): boolean {
  return order.refundPending || partsOf(order).length + wholeOf(order).length > 0;
}

function partsOf({ refunds, differences }: StoredOrder): OrderRefund[] {
  return [...differences, ...refunds].filter(isPart);
}

/** Differences to refund in full: paid too late, or no longer needed. */
function wholeOf({ payments }: StoredOrder) {
  return payments.filter(({ refundDue, refundedAt }) => refundDue && !refundedAt);
}

function isPart({ settledAt }: OrderRefund): boolean {
  return settledAt === null;
}

/** The refund comes first: if it failed after it was recorded, it would never be made. */
async function refundOnce(context: CheckoutContext, { id }: StoredOrder) {
  const { db } = context;
  // Another process may have been faster since the order was read.
  const order = await findOrder(db, id);
  if (!order || !isDue(order)) return order;
  const isManual = order.manualPayment !== null;
  const giver = async () => (isManual ? manualProvider : providerOf(context, order));
  const refundWhole = async (some: StoredOrder) => {
    for (const payment of wholeOf(some)) {
      const part = { key: payment.id, cents: payment.cents };
      // Another provider may have taken the first payment.
      const rest = isManual ? 0 : await refundDifferences(context, payment.paidSessionId, part);
      if (rest > 0) await (await giver()).refundPart(part);
      await changePayment(db, payment, { refundedAt: context.now() });
    }
  };
  await refundWhole(order);
  const parts = partsOf(order);
  for (const part of parts) {
    await (await giver()).refundPart({ key: part.id, cents: part.cents });
    await settlePart(context, order, part);
  }
  // The last part ends what is not needed any more.
  if (parts.length > 0) await refundWhole((await findOrder(db, id)) ?? order);
  if (order.refundPending) {
    await (await giver()).refund();
    await settle(context, order);
  }
  return findOrder(db, id);
}

/** Makes an order's refunds, in full or in parts. */
type RefundProvider = {
  refund: () => Promise<void>;
  refundPart: (part: Part) => Promise<void>;
};

type Part = { key: string; cents: number };

/** The admin refunds a manual order, and confirms it with the request. */
const manualProvider: RefundProvider = { refund: async () => {}, refundPart: async () => {} };

/** @throws Error when another provider took the money */
async function providerOf(context: CheckoutContext, order: StoredOrder): Promise<RefundProvider> {
  const { db, payments } = context;
  const { id, sessionId, totalCents, refundedCents, requests } = order;
  const session = await findPaidCheckout(db, sessionId);
  const whole = { key: id, cents: totalCents - refundedCents };
  /** Gives back what the latest payments and the card cover; returns the first payment's share. */
  const toOthers = async (part: Part) => {
    if (!session) return part;
    const rest = await refundDifferences(context, session.id, part);
    return {
      ...part,
      cents: rest - (await returnToCard(context, session, { ...part, cents: rest })),
    };
  };
  if (session?.provider === giftCardProvider) {
    return {
      refund: async () => void (await toOthers(whole)),
      refundPart: async (part) => void (await toOthers(part)),
    };
  }
  const providerId = session?.provider === payments.name ? session.providerId : null;
  if (providerId === null) throw new Error(`Order ${id} was not paid through ${payments.name}`);
  const isShared =
    session?.id !== sessionId ||
    order.payments.some(({ paidAt }) => paidAt) ||
    requests.some(({ exchange }) => exchange?.order !== undefined);
  const refundPart = async (part: Part) => {
    const rest = await toOthers(part);
    if (rest.cents > 0) await payments.refundPart(providerId, rest);
  };
  return {
    // Exchanged units have their own order, which is paid by the same payment.
    refund: async () => {
      if (isShared) return refundPart(whole);
      await toOthers(whole);
      await payments.refund(providerId);
    },
    refundPart,
  };
}

/**
 * Makes the part of a refund that the payments of differences cover, newest first.
 * @returns the remaining cents @throws Error when another provider took one
 */
async function refundDifferences(
  { db, payments }: CheckoutContext,
  sessionId: string,
  { key, cents }: Part,
): Promise<number> {
  const parts = await inTransaction(db, (tx) =>
    takeFromPayments(tx, sessionId, { id: key, cents }),
  );
  let rest = cents;
  for (const { paymentId, provider, providerId, cents: part } of parts) {
    if (provider !== payments.name)
      throw new Error(`${paymentId} was not paid through ${payments.name}`);
    // Providers forbid one key for two payments.
    await payments.refundPart(providerId, { key: `${key}-${paymentId}`, cents: part });
    rest -= part;
  }
  return rest;
}

/** Days for which a card is valid at least after it got a refund. */
const refundDays = 90;

/**
 * Gives a refund's part back to the gift card that paid, once for each key.
 * @returns its cents
 */
async function returnToCard(
  { db, now }: CheckoutContext,
  { id: sessionId, giftCardId, giftCardCents: paidCents }: CheckoutSession,
  { key: id, cents }: Part,
): Promise<number> {
  if (giftCardId === null) return 0;
  return inTransaction(db, async (tx) => {
    const card = await lockGiftCard(tx, { id: giftCardId });
    const { made, returnedCents } = await findCardRefunds(tx, sessionId, id);
    const back = made ?? refundToCard(cents, { paidCents, returnedCents });
    if (made === undefined && back > 0) {
      await insertCardRefund(tx, { id, giftCardId, sessionId, cents: back, at: now() });
      const least = addDays(dayOf(now()), refundDays);
      if (card?.validUntil && card.validUntil < least) {
        await changeGiftCard(tx, giftCardId, { validUntil: least });
      }
    }
    return back;
  });
}

async function settle({ db, now }: CheckoutContext, { id }: StoredOrder) {
  await inTransaction(db, async (tx) => {
    await lockOrder(tx, id);
    const isSettled = await settleRefund(tx, id);
    // A pending email about the order also mentions the refund.
    if (isSettled && !(await isOrderMailWaiting(tx, id))) {
      await insertOrderMail(tx, { orderId: id, kind: 'refunded', createdAt: now() });
    }
  });
}

/** The last partial refund makes it a refunded order. */
async function settlePart(context: CheckoutContext, { id }: StoredOrder, part: OrderRefund) {
  const { db, now } = context;
  await inTransaction(db, async (tx) => {
    await lockOrder(tx, id);
    if (!(await settleRefundPart(tx, part.id, now())) || part.reducesTotal) return;
    const order = await findOrder(tx, id);
    const isWhole = order?.refundedCents === order?.totalCents && !order?.refunds.some(isPart);
    await updateOrder(tx, id, isWhole ? { paymentStatus: 'refunded' } : {});
    if (isWhole && order) {
      await endDifferences(context, tx, order, { isEnding: (each) => isUnused(order, each) });
    }
    const about = { orderId: id, aboutId: part.id, createdAt: now() };
    await insertOrderMail(tx, { ...about, kind: 'returnRefunded' });
  });
}

/**
 * Makes due refunds of a committed order, and sends its email; the cleanup retries failures.
 * @returns the order afterwards
 */
export async function finishOrder(context: CheckoutContext, order: StoredOrder) {
  const finished = await refund(context, order);
  await sendOrderMails(context, order.id).catch((error: unknown) =>
    context.report(error, `The mail about order ${order.id} waits`),
  );
  return finished;
}
