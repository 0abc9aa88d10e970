import { v7 } from 'uuid';
import { i18n } from '../../../contract/i18n.ts';
import { formatCents } from '../../../contract/rules/money.ts';
import type { Database } from '../../db/database.ts';
import { forStaff } from '../../lib/languages.ts';
import { insertOrderMail } from '../../repositories/mails.ts';
import { changePayment, type StoredPayment } from '../../repositories/orderPayments.ts';
import { insertHistory, type StoredOrder, updateOrder } from '../../repositories/orders.ts';
import type { Context } from '../context.ts';
import { releaseExchange } from './holdExchange.ts';

/** Adds a step of a difference to the order's history, and makes a new version of the order. */
export async function noteDifference(
  context: Context,
  tx: Database,
  { orderId, cents }: StoredPayment,
  text: string,
  by: { at: Date; userId?: string | undefined },
) {
  await updateOrder(tx, orderId, {});
  const changes = forStaff(context, () => ({
    difference: { from: null, to: i18n.t(text, { price: formatCents(cents) }) },
  }));
  await insertHistory(tx, { id: v7(), orderId, at: by.at, userId: by.userId ?? null, changes });
}

/**
 * Ends a requested difference, or a paid one that is no longer needed, and releases the units.
 * @returns false if it had ended before
 */
export async function endDifference(
  context: Context,
  tx: Database,
  order: StoredOrder,
  payment: StoredPayment,
  { text, userId, tells = true }: { text: string; userId?: string | undefined; tells?: boolean },
): Promise<boolean> {
  const at = context.now();
  if (payment.state !== 'open' && payment.state !== 'paid') return false;
  const isPaid = payment.state === 'paid';
  const ended = { state: 'ended', settledAt: at, refundDue: isPaid } as const;
  if (!(await changePayment(tx, payment, ended))) return false;
  await releaseExchange(tx, payment.exchangeId, at);
  const mail = { orderId: order.id, aboutId: payment.id, createdAt: at };
  if (tells || isPaid) await insertOrderMail(tx, { ...mail, kind: 'endedMore' });
  await noteDifference(context, tx, payment, text, { at, userId });
  return true;
}

/** Ends the differences of an order that is cancelled or refunded, or of a refused exchange. */
export async function endDifferences(
  context: Context,
  tx: Database,
  order: StoredOrder,
  {
    userId,
    isEnding,
  }: { userId?: string | undefined; isEnding: (payment: StoredPayment) => boolean },
) {
  for (const payment of order.payments.filter(isEnding)) {
    const text =
      payment.state === 'paid'
        ? /*i18n*/ '{price} more refunded'
        : /*i18n*/ '{price} more no longer due';
    await endDifference(context, tx, order, payment, { text, userId, tells: false });
  }
}

/**
 * Returns true for a difference that a fully refunded order does not need: open, or of an unsent
 * exchange.
 */
export function isUnused({ requests }: StoredOrder, { state, returnId }: StoredPayment): boolean {
  if (returnId === null) return state === 'open';
  return requests.some(({ id, exchange }) => id === returnId && !exchange?.order);
}
