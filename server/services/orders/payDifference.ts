import { v7 } from 'uuid';
import { i18n } from '../../../contract/i18n.ts';
import { messages } from '../../../contract/messages.ts';
import { paths } from '../../../contract/paths.ts';
import { notOpenProblem } from '../../../contract/rules/differences.ts';
import { formatOrderNumber } from '../../../contract/rules/orderNumber.ts';
import { inTransaction } from '../../db/database.ts';
import { Conflict, NotFound } from '../../errors.ts';
import { inCurrencyOf } from '../../lib/currencies.ts';
import { isUuid } from '../../lib/ids.ts';
import { inLanguageOf, pagesUrl } from '../../lib/languages.ts';
import { addMs } from '../../lib/time.ts';
import {
  changePayment,
  findOrderPayment,
  type StoredPayment,
} from '../../repositories/orderPayments.ts';
import { findOrder, type StoredOrder } from '../../repositories/orders.ts';
import type { CheckoutContext, ShopUrls } from '../context.ts';
import { callProvider } from './callProvider.ts';
import { closePage, differencePaid } from './differences.ts';
import { lockOrder } from './orderView.ts';

/** Milliseconds for paying. */
const pageLife = 30 * 60_000;

/**
 * Milliseconds in which a page without a URL may still arrive. After that, Stripe refuses its key,
 * because too little of its lifetime is left.
 */
const openingTime = 60_000;

type Urls = { serverUrl: string; returnUrl: string };

/**
 * Opens a payment page for a difference, or returns the one that is open, so that a customer never
 * has two.
 * @param urls `returnUrl`: page that the payment leads back to
 * @throws NotFound when the order has no such difference
 * @throws Conflict when it can't be paid any more, or was just paid
 * @throws Unavailable when the provider does not answer
 */
export async function payDifference(
  context: CheckoutContext,
  orderId: string,
  paymentId: string,
  urls: Urls,
): Promise<{ url: string }> {
  const read = await readPayable(context, orderId, paymentId);
  const isAlive = isOpenPage(context, read.payment);
  if (read.payment.providerId && read.payment.provider === context.payments.name) {
    const { providerId } = read.payment;
    const state = isAlive
      ? await callProvider(context, () => context.payments.getSession(providerId))
      : await closePage(context, read.payment);
    if (state === 'paid') {
      await differencePaid(context, providerId);
      throw new Conflict(i18n.t('Your payment has arrived. Thank you.'));
    }
    if (state === 'open' && isAlive && read.payment.url) return { url: read.payment.url };
    if (state === 'open') {
      throw new Conflict(
        i18n.t('Your earlier payment is still in progress. Please wait until it finishes.'),
      );
    }
  }
  const { order, payment } = await startPage(context, read, urls);
  if (payment.url) return { url: payment.url };
  return inCurrencyOf(order, () => askForPage(context, order, payment, urls));
}

/** The same for the caller's own order. */
export async function payOwnDifference(
  context: CheckoutContext,
  userId: string,
  id: string,
  { serverUrl, appUrl }: ShopUrls,
): Promise<{ url: string }> {
  const payment = isUuid(id) ? await findOrderPayment(context.db, id) : undefined;
  const order = payment && (await findOrder(context.db, payment.orderId));
  if (order?.userId !== userId) throw new NotFound(messages.noSuchPayment);
  const pages = pagesUrl({ ...context, publicUrl: appUrl });
  const urls = { serverUrl, returnUrl: pages + paths.order(order.id) };
  return payDifference(context, order.id, id, urls);
}

/** @throws NotFound or Conflict, as `payDifference` does */
async function readPayable(context: CheckoutContext, orderId: string, id: string) {
  return inTransaction(context.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    return { order, payment: payableOf(context, order, id) };
  });
}

function payableOf({ now }: CheckoutContext, order: StoredOrder, id: string): StoredPayment {
  const payment = order.payments.find((each) => each.id === id);
  if (!payment) throw new NotFound(messages.noSuchPayment);
  const isPaid = order.paymentStatus === 'paid' && !order.refundPending;
  if (payment.state !== 'open' || payment.until <= now() || !isPaid) {
    throw new Conflict(inCurrencyOf(order, () => notOpenProblem(payment)));
  }
  if (order.manualPayment === null) return payment;
  throw new Conflict(i18n.t('Pay the shop the difference the same way you paid for the order.'));
}

function isOpenPage({ now }: CheckoutContext, { pageUntil }: StoredPayment): boolean {
  return pageUntil !== null && pageUntil > now();
}

/** Returns true if the provider gave no page when it was asked: nobody can pay there. */
function isLost({ now }: CheckoutContext, { pageUntil, url }: StoredPayment): boolean {
  return url === null && pageUntil !== null && addMs(pageUntil, openingTime - pageLife) <= now();
}

/** Stores a page's key before the provider is called, so that two windows ask for the same page. */
async function startPage(
  context: CheckoutContext,
  read: { order: StoredOrder; payment: StoredPayment },
  { returnUrl }: Urls,
) {
  return inTransaction(context.db, async (tx) => {
    const order = await lockOrder(tx, read.order.id);
    const payment = payableOf(context, order, read.payment.id);
    // The page that was read has ended; any other one is another window's.
    const { providerId } = payment;
    const isRead = providerId !== null && providerId === read.payment.providerId;
    if (isOpenPage(context, payment) && !isRead && !isLost(context, payment)) {
      return { order, payment };
    }
    const page = {
      ...{ pageKey: v7(), pageUntil: addMs(context.now(), pageLife), returnUrl },
      ...{ provider: context.payments.name, providerId: null, url: null },
    };
    await changePayment(tx, payment, page);
    return { order, payment: { ...payment, ...page } };
  });
}

async function askForPage(
  context: CheckoutContext,
  order: StoredOrder,
  payment: StoredPayment,
  { serverUrl }: Urls,
) {
  const { db, payments } = context;
  const { cents, pageKey, pageUntil, returnUrl } = payment;
  const number = formatOrderNumber(order.number);
  const name = inLanguageOf(order, context, () =>
    i18n.t('Difference for order {number}', { number }),
  );
  const page = await callProvider(context, () =>
    payments.createSession({
      key: pageKey ?? '',
      email: order.email,
      serverUrl,
      ...(order.currency && { currency: order.currency }),
      lines: [{ name, size: 'One size', quantity: 1, priceCents: cents }],
      expiresAt: (pageUntil ?? context.now()).toISOString(),
      successUrl: `${returnUrl}?payment=paid`,
      cancelUrl: `${returnUrl}?payment=cancelled`,
    }),
  ).catch(async (error: unknown) => {
    // A retry has another expiry, which the provider would refuse under this key.
    await changePayment(db, payment, { pageKey: null, pageUntil: null });
    throw error;
  });
  const isWritten = await inTransaction(db, async (tx) => {
    const now = (await lockOrder(tx, order.id)).payments.find(({ id }) => id === payment.id);
    // Another window may have been faster.
    if (now?.state === 'open' && now.providerId === page.id) return true;
    return changePayment(tx, payment, { providerId: page.id, url: page.url });
  });
  if (isWritten) return { url: page.url };
  // It has ended, or was waived, meanwhile.
  await payments.expire(page.id);
  throw new Conflict(notOpenProblem({ state: 'ended', cents }));
}
