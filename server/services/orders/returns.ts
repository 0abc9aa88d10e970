import { v7 } from 'uuid';
import { i18n } from '../../../contract/i18n.ts';
import { messages } from '../../../contract/messages.ts';
import { toCents } from '../../../contract/rules/money.ts';
import { partRefundProblem, partRefundStep } from '../../../contract/rules/refunds.ts';
import {
  type Arrival,
  receiveStep,
  refundMessage,
  refundStep,
  refuseStep,
} from '../../../contract/rules/returnSteps.ts';
import type { OrderReply } from '../../../contract/schemas/order.ts';
import type {
  OrderReturn,
  PartRefund,
  ReceivedUnits,
  ReturnRequest,
} from '../../../contract/schemas/returns.ts';
import type { Database } from '../../db/database.ts';
import { BadInput, Conflict, NotFound } from '../../errors.ts';
import { inCurrencyOf } from '../../lib/currencies.ts';
import { isUuid, wrongId } from '../../lib/ids.ts';
import { findExchangeId } from '../../repositories/exchanges.ts';
import type { StoredOrder } from '../../repositories/orders.ts';
import {
  findReturnedOrderId,
  insertRefund,
  refuseReturnRow,
  setOutcome,
} from '../../repositories/returns.ts';
import { lockStock, takeUnits } from '../../repositories/stock.ts';
import type { CheckoutContext } from '../context.ts';
import { checkProvider } from './changeOrder.ts';
import { endDifferences } from './endDifference.ts';
import { releaseExchange } from './holdExchange.ts';
import { refundableCents, toChangedOrder, toRulesOrder } from './orderView.ts';
import { checkLines, decide, requestReturn, writeReturns } from './requestReturn.ts';

/** @throws what `requestReturn` throws */
export async function openReturn(
  context: CheckoutContext,
  adminId: string,
  orderId: string,
  request: ReturnRequest,
): Promise<OrderReply> {
  const order = await requestReturn(context, { userId: adminId, orderId, isAdmin: true }, request);
  const message =
    order.email === ''
      ? i18n.t('The return is open. There is no email to tell the customer.')
      : i18n.t('The return is open. The customer is told by email.');
  return toChangedOrder(order, context, message);
}

/**
 * Records the total of returned units; those that can be sold again are in stock at once. The same
 * numbers again change nothing.
 * @throws BadInput when a line is named twice, or is not in the return
 * @throws Conflict for more units than are awaited, or fewer than came back before
 */
export async function receiveReturn(
  context: CheckoutContext,
  adminId: string,
  id: string,
  { lines }: ReceivedUnits,
): Promise<OrderReply> {
  const orderId = await orderOf(context, id);
  const order = await writeReturns(context, { userId: adminId, orderId }, async (tx, order) => {
    const before = ofReturn(order, id);
    const known = before.lines.map(({ line }) => line);
    checkLines(lines, known);
    const isRestocked = !order.stockDeducted || order.refundPending;
    const receipt = decide(context, () => receiveStep({ ...order, isRestocked }, before, lines));
    if (typeof receipt === 'string') throw new Conflict(receipt);
    if (!receipt) return undefined;
    const by = { at: context.now(), userId: adminId };
    await takeIn(tx, order, id, receipt.arrivals, by);
    return {
      history: { return: receipt.history },
      mails: [{ kind: 'returnReceived', aboutId: id }],
      ...(receipt.isWhole && { deliveryStatus: 'returned' }),
    };
  });
  return toChangedOrder(order, context, messages.returnReceived);
}

/**
 * Refuses the units of a return that have not come back, and its exchange, whose held units are
 * released. The customer gets the reason by email.
 * @throws Conflict when no units are awaited
 */
export async function refuseReturn(
  context: CheckoutContext,
  adminId: string,
  id: string,
  { refusal }: { refusal: string },
): Promise<OrderReply> {
  const orderId = await orderOf(context, id);
  const order = await writeReturns(context, { userId: adminId, orderId }, async (tx, order) => {
    const step = decide(context, () => refuseStep(order, ofReturn(order, id), refusal));
    if (typeof step === 'string') throw new Conflict(step);
    if (!step) return undefined;
    const exchangeId = await findExchangeId(tx, id);
    if (exchangeId) await releaseExchange(tx, exchangeId, context.now());
    await endDifferences(context, tx, order, {
      ...{ userId: adminId, isEnding: ({ returnId }) => returnId === id },
    });
    await refuseReturnRow(tx, id, { refusedAt: context.now(), refusal: step.refusal });
    return { history: { return: step.history }, mails: [{ kind: 'returnRefused', aboutId: id }] };
  });
  const isPaidBack = order.payments.some((each) => each.returnId === id && each.refundDue);
  const told = [
    messages.returnRefused,
    order.manualPayment !== null &&
      isPaidBack &&
      i18n.t('Refund the difference manually, the way it was paid.'),
  ];
  return toChangedOrder(order, context, told.filter(Boolean).join(' '));
}

/**
 * Refunds returned units, once: the refund is recorded, then the provider is called until it
 * succeeds.
 * @param amount in dollars, as shown
 * @throws Conflict if another amount is due by now, or another provider took the money
 */
export async function refundReturns(
  context: CheckoutContext,
  adminId: string,
  orderId: string,
  { amount }: { amount: number },
): Promise<OrderReply> {
  const order = await writeReturns(context, { userId: adminId, orderId }, async (tx, order) => {
    const asked = toCents(amount);
    const cents = refundableCents(order);
    const before = order.refunds.flatMap((each) => (each.note === null ? each.cents : []));
    const step = decide(context, () => refundStep(cents, before, asked));
    if (typeof step === 'string') throw new Conflict(step, 'amount');
    if (!step) return undefined;
    await checkProvider(tx, order, context.payments.name);
    await insertRefund(tx, { id: v7(), orderId, cents, note: null, createdAt: context.now() });
    return { history: { refund: step.history }, refundedCents: order.refundedCents + cents };
  });
  const isPending = order.refunds.some(({ settledAt }) => settledAt === null);
  const manualPayment = order.manualPayment ?? undefined;
  const message = inCurrencyOf(order, () =>
    refundMessage(toCents(amount), { isPending, manualPayment }),
  );
  return toChangedOrder(order, context, message);
}

/** Deleted sizes have no stock. */
async function takeIn(
  tx: Database,
  { id: orderId, products }: StoredOrder,
  returnId: string,
  arrivals: readonly Arrival[],
  by: { at: Date; userId: string },
) {
  const sizes = arrivals.flatMap(({ line, restocked }) => {
    const product = products[line];
    return product && restocked > 0 ? [{ ...product, restocked }] : [];
  });
  await lockStock(tx, sizes);
  for (const { restocked, ...size } of sizes) {
    await takeUnits(tx, size, -restocked, { ...by, reason: 'returned', orderId });
  }
  for (const { line: position, restocked, damaged } of arrivals) {
    await setOutcome(tx, { returnId, position }, 'restocked', restocked);
    await setOutcome(tx, { returnId, position }, 'damaged', damaged);
  }
}

export async function orderOf({ db }: CheckoutContext, returnId: string): Promise<string> {
  const orderId = isUuid(returnId) ? await findReturnedOrderId(db, returnId) : undefined;
  if (!orderId) throw new NotFound(messages.noSuchReturn);
  return orderId;
}

export function ofReturn({ requests }: StoredOrder, id: string): OrderReturn {
  const found = requests.find((request) => request.id === id);
  if (!found) throw new NotFound(messages.noSuchReturn);
  return found;
}

/**
 * Refunds part of a paid order, such as a missing item. Repeated with its id, it is the same
 * refund.
 * @throws BadInput if the amount is invalid, or the id is that of another order's refund
 * @throws Conflict if the order is not paid or has less left, the id was used with other contents,
 * or another provider took the money
 */
export async function refundPart(
  context: CheckoutContext,
  adminId: string,
  orderId: string,
  { requestId: id, ...asked }: PartRefund,
): Promise<OrderReply> {
  const written = await writeReturns(context, { userId: adminId, orderId }, async (tx, order) => {
    const wrong = partRefundProblem(asked.amount);
    if (wrong) throw new BadInput(wrong, 'amount');
    const made = order.refunds.find((refund) => refund.id === id);
    const step = decide(context, () => partRefundStep(toRulesOrder(order), made, asked));
    if (typeof step === 'string') throw new Conflict(step, 'amount');
    if (!step) return undefined;
    await checkProvider(tx, order, context.payments.name);
    const { cents, note, history } = step;
    const isNew = await insertRefund(tx, { id, orderId, cents, note, createdAt: context.now() });
    if (!isNew) throw wrongId();
    return { history, refundedCents: order.refundedCents + cents };
  });
  const isPending = written.refunds.some((each) => each.id === id && each.settledAt === null);
  const manualPayment = written.manualPayment ?? undefined;
  const message = inCurrencyOf(written, () =>
    refundMessage(toCents(asked.amount), { isPending, manualPayment }),
  );
  return toChangedOrder(written, context, message);
}
