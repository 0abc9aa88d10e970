import { i18n } from '../../../contract/i18n.ts';
import { messages } from '../../../contract/messages.ts';
import { roundCents } from '../../../contract/rules/amounts.ts';
import { goodsOf, outcomeProblem, withoutDifference } from '../../../contract/rules/differences.ts';
import { isSameSize } from '../../../contract/rules/orderLines.ts';
import type { May } from '../../../contract/rules/permissions.ts';
import type { OrderReply } from '../../../contract/schemas/order.ts';
import type { PaymentOutcome } from '../../../contract/schemas/payments.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { Conflict, NotAllowed, NotFound } from '../../errors.ts';
import { inCurrencyOf } from '../../lib/currencies.ts';
import { isUuid } from '../../lib/ids.ts';
import {
  changeCheckoutBill,
  changeCheckoutPrice,
  findCheckoutById,
  findSoldLines,
} from '../../repositories/checkouts.ts';
import { insertOrderMail } from '../../repositories/mails.ts';
import {
  changePayment,
  findOrderPayment,
  type StoredPayment,
} from '../../repositories/orderPayments.ts';
import { findOrder, type StoredOrder } from '../../repositories/orders.ts';
import type { CheckoutContext } from '../context.ts';
import { closePage, differencePaid, takePaid } from './differences.ts';
import { endDifference, noteDifference } from './endDifference.ts';
import { finishOrder } from './finishOrder.ts';
import { lockOrder, toChangedOrder } from './orderView.ts';

/** History entry and message of each outcome. */
const texts = {
  waive: { history: /*i18n*/ '{price} more waived', message: () => messages.differenceWaived },
  withdraw: {
    history: /*i18n*/ '{price} more withdrawn',
    message: () => messages.differenceWithdrawn,
  },
  paid: {
    history: /*i18n*/ '{price} more recorded as paid',
    message: () => messages.differencePaid,
  },
};

/**
 * Waives or withdraws a difference, or records its payment for a manual order. Its payment page is
 * closed first.
 * @param may says what the caller's role allows
 * @throws NotFound when there is no such difference
 * @throws NotAllowed to waive without the right to refund
 * @throws Conflict when it was settled before, is being paid, or the items can't be had any more
 * @throws Unavailable when the provider does not answer
 */
export async function settleDifference(
  context: CheckoutContext,
  adminId: string,
  id: string,
  { outcome }: PaymentOutcome,
  may: May = () => true,
): Promise<OrderReply> {
  const { db } = context;
  const read = isUuid(id) ? await findOrderPayment(db, id) : undefined;
  if (!read) throw new NotFound(messages.noSuchPayment);
  if (outcome === 'waive' && !may('orders:refund')) throw new NotAllowed(messages.notInRole);
  const state = read.state === 'open' ? await closePage(context, read) : 'ended';
  if (state === 'paid' && read.providerId) await differencePaid(context, read.providerId);
  if (state === 'open') {
    throw new Conflict(i18n.t('The customer’s payment is in progress. Wait until it finishes.'));
  }
  const written = await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, read.orderId);
    const asked = { ...read, outcome, adminId, seesAmounts: may('orders:sums') };
    await inCurrencyOf(order, () => settle(context, tx, order, asked));
    return (await findOrder(tx, order.id)) ?? order;
  });
  const finished = await finishOrder(context, written);
  return toChangedOrder(finished, context, texts[outcome].message());
}

async function settle(
  context: CheckoutContext,
  tx: Database,
  order: StoredOrder,
  asked: StoredPayment & { adminId: string; seesAmounts: boolean } & PaymentOutcome,
) {
  const { id, pageKey, providerId, outcome, adminId: userId } = asked;
  const payment = order.payments.find((each) => each.id === id);
  if (!payment) throw new NotFound(messages.noSuchPayment);
  const isManual = order.manualPayment !== null;
  const problem = outcomeProblem({ ...payment, isManual }, outcome, asked.seesAmounts);
  if (problem) throw new Conflict(problem);
  if (payment.pageKey !== pageKey || payment.providerId !== providerId) {
    throw new Conflict(i18n.t('The customer’s payment is in progress. Wait until it finishes.'));
  }
  const text = texts[outcome].history;
  if (outcome === 'withdraw') {
    await endDifference(context, tx, order, payment, { text, userId });
    return;
  }
  const at = context.now();
  const isWaived = outcome === 'waive';
  if (isWaived) await waive(tx, order, payment);
  if (!(await takePaid(context, tx, order, payment, userId))) {
    throw new Conflict(
      i18n.t('These items are no longer available for this order. Withdraw the difference.'),
    );
  }
  const state = isWaived ? ('waived' as const) : ('paid' as const);
  await changePayment(tx, payment, { state, settledAt: at, ...(!isWaived && { paidAt: at }) });
  await insertOrderMail(tx, {
    ...{ orderId: order.id, kind: isWaived ? 'waivedMore' : 'paidMore' },
    ...{ aboutId: id, createdAt: at },
  });
  await noteDifference(context, tx, payment, text, { at, userId });
}

/** Takes a difference off the new units' prices, which the order gets. */
async function waive(tx: Database, order: StoredOrder, payment: StoredPayment) {
  const session = await findCheckoutById(tx, payment.exchangeId);
  if (!session) return;
  const { cents, returnId } = payment;
  const lines = (await findSoldLines(tx, session.id)).map((line) => {
    const old = returnId === null && order.products.find((each) => isSameSize(each, line));
    return { ...line, more: line.quantity - (old ? old.quantity : 0) };
  });
  const goodsCents =
    returnId === null
      ? goodsOf(lines) - goodsOf(order.products)
      : roundCents((goodsOf(lines) * cents) / session.totalCents);
  const waived = withoutDifference(session, lines, { cents, goodsCents });
  await changeCheckoutBill(tx, session.id, waived.bill);
  for (const line of waived.lines) await changeCheckoutPrice(tx, session.id, line);
}
