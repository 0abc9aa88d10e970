import { v7 } from 'uuid';
import { messages } from '../../../contract/messages.ts';
import { toCents } from '../../../contract/rules/money.ts';
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
  ReceivedUnits,
  ReturnRequest,
} from '../../../contract/schemas/returns.ts';
import type { Database } from '../../db/database.ts';
import { Conflict, NotFound } from '../../errors.ts';
import { isUuid } from '../../lib/ids.ts';
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
import { refundableCents, toChangedOrder } from './orderView.ts';
import { requestReturn } from './requestReturn.ts';
import { checkLines, writeReturns } from './writeReturns.ts';

/**
 * Asks to return units of an order for its customer, who said so by telephone.
 * @throws what `requestReturn` throws
 */
export async function openReturn(
  context: CheckoutContext,
  adminId: string,
  orderId: string,
  request: ReturnRequest,
): Promise<OrderReply> {
  const order = await requestReturn(context, { userId: adminId, orderId, isAdmin: true }, request);
  const told =
    order.email === ''
      ? 'There is no email to tell the customer.'
      : 'The customer is told by email.';
  return toChangedOrder(order, context, `The return is open. ${told}`);
}

/**
 * Writes down how many units of a return have come back in all: what can be sold again is in stock
 * at once. The same numbers again change nothing. An order that has come back whole is `returned`.
 * @throws BadInput when a line is named twice, or is none of the return's
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
    checkLines(
      lines,
      before.lines.map(({ line }) => line),
    );
    const isRestocked = !order.stockDeducted || order.refundPending;
    const receipt = receiveStep({ ...order, isRestocked }, before, lines);
    if (typeof receipt === 'string') throw new Conflict(receipt);
    if (!receipt) return undefined;
    await takeIn(tx, order, id, receipt.arrivals);
    return {
      history: { return: receipt.history },
      mails: [{ kind: 'returnReceived', aboutId: id }],
      ...(receipt.isWhole && { deliveryStatus: 'returned' }),
    };
  });
  return toChangedOrder(order, context, messages.returnReceived);
}

/**
 * Refuses what of a return has not come back, and tells the customer why.
 * @throws Conflict when nothing is awaited any more
 */
export async function refuseReturn(
  context: CheckoutContext,
  adminId: string,
  id: string,
  { refusal }: { refusal: string },
): Promise<OrderReply> {
  const orderId = await orderOf(context, id);
  const order = await writeReturns(context, { userId: adminId, orderId }, async (tx, order) => {
    const step = refuseStep(order, ofReturn(order, id), refusal);
    if (typeof step === 'string') throw new Conflict(step);
    if (!step) return undefined;
    await refuseReturnRow(tx, id, { refusedAt: context.now(), refusal: step.refusal });
    return { history: { return: step.history }, mails: [{ kind: 'returnRefused', aboutId: id }] };
  });
  return toChangedOrder(order, context, messages.returnRefused);
}

/**
 * Decides the refund of what came back and is not refunded yet: it is written down with a key of
 * its own, and then the provider is asked until it agrees. Asked for again, nothing more is due.
 * @param amount in dollars, as it was shown
 * @throws Conflict when another sum is due by now, or another provider took the money
 */
export async function refundReturns(
  context: CheckoutContext,
  adminId: string,
  orderId: string,
  { amount }: { amount: number },
): Promise<OrderReply> {
  const asked = toCents(amount);
  const order = await writeReturns(context, { userId: adminId, orderId }, async (tx, order) => {
    const cents = refundableCents(order);
    const before = order.refunds.filter(({ note }) => note === null);
    const step = refundStep(
      cents,
      before.map((refund) => refund.cents),
      asked,
    );
    if (typeof step === 'string') throw new Conflict(step, 'amount');
    if (!step) return undefined;
    await checkProvider(tx, order, context.payments.name);
    await insertRefund(tx, { id: v7(), orderId, cents, note: null, createdAt: context.now() });
    return { history: { refund: step.history }, refundedCents: order.refundedCents + cents };
  });
  const isPending = order.refunds.some(({ settledAt }) => settledAt === null);
  const takenByHand = order.takenByHand ?? undefined;
  return toChangedOrder(order, context, refundMessage(asked, { isPending, takenByHand }));
}

/** A size that is gone from the shop has no stock. */
async function takeIn(
  tx: Database,
  { products }: StoredOrder,
  returnId: string,
  arrivals: readonly Arrival[],
): Promise<void> {
  const sizes = arrivals.flatMap(({ line, restocked }) => {
    const product = products[line];
    return product && restocked > 0 ? [{ ...product, restocked }] : [];
  });
  await lockStock(tx, sizes);
  for (const { restocked, ...size } of sizes) await takeUnits(tx, size, -restocked);
  for (const { line: position, restocked, damaged } of arrivals) {
    await setOutcome(tx, { returnId, position }, 'restocked', restocked);
    await setOutcome(tx, { returnId, position }, 'damaged', damaged);
  }
}

async function orderOf({ db }: CheckoutContext, returnId: string): Promise<string> {
  const orderId = isUuid(returnId) ? await findReturnedOrderId(db, returnId) : undefined;
  if (!orderId) throw new NotFound(messages.noSuchReturn);
  return orderId;
}

function ofReturn({ requests }: StoredOrder, id: string): OrderReturn {
  const found = requests.find((request) => request.id === id);
  if (!found) throw new NotFound(messages.noSuchReturn);
  return found;
}
