import { waitsForExchange } from '../../../contract/rules/returns.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { Conflict } from '../../errors.ts';
import { inCurrencyOf } from '../../lib/currencies.ts';
import type { PaymentState } from '../../payments/paymentProvider.ts';
import { insertOrderMail } from '../../repositories/mails.ts';
import {
  changePayment,
  findDuePayments,
  findLostExchanges,
  findPaymentOfPage,
  type StoredPayment,
} from '../../repositories/orderPayments.ts';
import { findOrder, type StoredOrder } from '../../repositories/orders.ts';
import type { CheckoutContext } from '../context.ts';
import { applyChange } from './askForChange.ts';
import { callProvider } from './callProvider.ts';
import { endDifference, noteDifference } from './endDifference.ts';
import { finishOrder } from './finishOrder.ts';
import { lockOrder } from './orderView.ts';

/** Outcomes of differences that a customer was asked to pay: docs/decisions/0093-second-payments.md. */

/** Records the payment of a page, once; false if the page belongs to no difference. */
export async function differencePaid(context: CheckoutContext, providerId: string) {
  const page = await findPaymentOfPage(context.db, providerId);
  if (!page) return false;
  const order = await inTransaction(context.db, async (tx) => {
    const order = await lockOrder(tx, page.orderId);
    const payment = order.payments.find(({ id }) => id === page.id);
    if (!payment || payment.paidAt) return undefined;
    await inCurrencyOf(order, () => writePaid(context, tx, order, payment));
    // As it is now, so that a refund starts at once.
    return findOrder(tx, order.id);
  });
  if (order) await finishOrder(context, order);
  return true;
}

/** Late payments are refunded: the units may be sold, or the order cancelled. */
async function writePaid(
  context: CheckoutContext,
  tx: Database,
  order: StoredOrder,
  payment: StoredPayment,
) {
  const at = context.now();
  const isInTime = payment.state === 'open' && (await takePaid(context, tx, order, payment));
  const settled = isInTime
    ? ({ state: 'paid' } as const)
    : ({ state: payment.state === 'waived' ? 'waived' : 'ended', refundDue: true } as const);
  await changePayment(tx, payment, { ...settled, paidAt: at, settledAt: at });
  const mail = { orderId: order.id, aboutId: payment.id, createdAt: at };
  await insertOrderMail(tx, { ...mail, kind: isInTime ? 'paidMore' : 'endedMore' });
  await insertOrderMail(tx, { ...mail, kind: isInTime ? 'ownerPaidMore' : 'ownerEndedMore' });
  const text = isInTime
    ? /*i18n*/ '{price} more paid'
    : /*i18n*/ '{price} more paid too late: refunded';
  await noteDifference(context, tx, payment, text, { at });
}

/** Applies a paid difference to the order; returns false if that is no longer possible. */
export async function takePaid(
  context: CheckoutContext,
  tx: Database,
  order: StoredOrder,
  payment: StoredPayment,
  userId?: string,
): Promise<boolean> {
  if (payment.returnId !== null) return isKept(order, payment);
  if (order.paymentStatus !== 'paid' || order.refundPending) return false;
  try {
    await applyChange(context, tx, order, payment, { at: context.now(), userId });
    return true;
  } catch (error) {
    if (error instanceof Conflict) return false;
    throw error;
  }
}

/** Returns true if the units of a payment's exchange are kept, and not sent yet. */
function isKept(order: StoredOrder, { returnId }: StoredPayment): boolean {
  if (order.paymentStatus !== 'paid' || order.refundPending) return false;
  return order.requests.some((each) => each.id === returnId && waitsForExchange(each));
}

/** Closes the payment page; `ended` if there is none, or it is an earlier provider's. */
export async function closePage(
  context: CheckoutContext,
  { provider, providerId }: StoredPayment,
): Promise<PaymentState> {
  const { payments } = context;
  if (providerId === null || provider !== payments.name) return 'ended';
  return callProvider(context, () => payments.expire(providerId));
}

/** Closes the pages of differences that have just ended; a payment at the last moment is refunded. */
export async function closeEndedPages(context: CheckoutContext, { payments }: StoredOrder) {
  for (const payment of payments) {
    const isOpen = payment.pageUntil && payment.pageUntil > context.now() && !payment.paidAt;
    if (payment.state !== 'ended' || !isOpen) continue;
    const state = await closePage(context, payment).catch(() => 'open');
    if (state === 'paid' && payment.providerId) await differencePaid(context, payment.providerId);
  }
}

/**
 * Asks the provider about pages whose time is over, as its report may be lost, and ends what was not
 * paid in time. Paid exchanges that were not sent in time are refunded.
 */
export async function settleDifferences(context: CheckoutContext, limit: number) {
  const { db, now, report } = context;
  for (const payment of await findDuePayments(db, now(), limit)) {
    await settleDue(context, payment).catch((error: unknown) =>
      report(error, `Difference ${payment.id} was not settled`),
    );
  }
  const lost = /*i18n*/ '{price} more refunded: the exchange was not sent in time';
  for (const payment of await findLostExchanges(db, now(), limit)) {
    await endNow(context, payment, lost);
  }
}

async function settleDue(context: CheckoutContext, payment: StoredPayment) {
  const state = await closePage(context, payment);
  if (state === 'paid' && payment.providerId) await differencePaid(context, payment.providerId);
  if (state !== 'ended') return;
  if (payment.state !== 'open' || payment.until > context.now()) {
    await changePayment(context.db, payment, { pageUntil: null });
  } else await endNow(context, payment, /*i18n*/ '{price} more not paid in time');
}

async function endNow(context: CheckoutContext, read: StoredPayment, text: string) {
  const order = await inTransaction(context.db, async (tx) => {
    const order = await lockOrder(tx, read.orderId);
    const payment = order.payments.find(({ id }) => id === read.id);
    // A page that was opened since must be closed first.
    if (payment?.state !== read.state || payment.pageKey !== read.pageKey) return undefined;
    if (payment.providerId !== read.providerId) return undefined;
    const end = () => endDifference(context, tx, order, payment, { text });
    if (!(await inCurrencyOf(order, end))) return undefined;
    const mail = { orderId: order.id, aboutId: payment.id, createdAt: context.now() };
    await insertOrderMail(tx, { ...mail, kind: 'ownerEndedMore' });
    return findOrder(tx, order.id);
  });
  if (order) await finishOrder(context, order);
}
