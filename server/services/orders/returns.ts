import { v7 } from 'uuid';
import { formatCents, toCents } from '../../../contract/rules/money.ts';
import { isAwaited, listUnits, receivedUnits } from '../../../contract/rules/returns.ts';
import type { ChangedOrder } from '../../../contract/schemas/order.ts';
import type { OrderReturn, ReceivedUnits } from '../../../contract/schemas/returns.ts';
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
import type { CheckoutContext } from '../checkout/checkoutContext.ts';
import { checkProvider } from './changeOrder.ts';
import { refundableCents, toAdminOrder } from './orderView.ts';
import { checkLines, writeReturns } from './writeReturns.ts';

/** Units of a line that are said to have come back. */
type Arrival = { line: number; restocked: number; damaged: number };

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
): Promise<ChangedOrder> {
  const orderId = await orderOf(context, id);
  const work = async (tx: Database, order: StoredOrder) => {
    const before = ofReturn(order, id);
    checkLines(
      lines,
      before.lines.map(({ line }) => line),
    );
    const arrivals = lines.flatMap((counts) => arrivalOf(before, counts));
    if (arrivals.length === 0) return undefined;
    refuseArrival(order, before);
    await takeIn(tx, order, id, arrivals);
    const counted = arrivals.map(({ line, restocked, damaged }) => ({
      ...{ line, quantity: restocked + damaged },
    }));
    const received = receivedUnits(order.requests, order.products);
    for (const { line, quantity } of counted) received[line] = (received[line] ?? 0) + quantity;
    const isWhole = order.products.every(({ quantity }, line) => received[line] === quantity);
    const damaged = arrivals.reduce((sum, arrival) => sum + arrival.damaged, 0);
    const told = `Received: ${listUnits(order.products, counted)}`;
    return {
      history: { return: damaged === 0 ? told : `${told} (${damaged} damaged)` },
      mail: { kind: 'returnReceived', aboutId: id } as const,
      ...(isWhole && { deliveryStatus: 'returned' }),
    };
  };
  const order = await writeReturns(context, { userId: adminId, orderId }, work);
  return answer(context, order, 'What came back is saved.');
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
): Promise<ChangedOrder> {
  const orderId = await orderOf(context, id);
  const order = await writeReturns(context, { userId: adminId, orderId }, async (tx, order) => {
    const refused = ofReturn(order, id);
    if (refused.refusal === refusal.trim()) return undefined;
    if (!isAwaited(refused)) throw new Conflict('Nothing of this return is awaited any more.');
    await refuseReturnRow(tx, id, { refusedAt: context.now(), refusal: refusal.trim() });
    const lines = refused.lines.map(({ line, quantity, restocked, damaged }) => ({
      ...{ line, quantity: quantity - restocked - damaged },
    }));
    return {
      history: { return: `Refused: ${listUnits(order.products, lines)}` },
      mail: { kind: 'returnRefused', aboutId: id },
    };
  });
  return answer(context, order, 'The return is refused, and the customer is told why.');
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
): Promise<ChangedOrder> {
  const asked = toCents(amount);
  const order = await writeReturns(context, { userId: adminId, orderId }, async (tx, order) => {
    const cents = refundableCents(order);
    if (cents === 0 && order.refunds.some((refund) => refund.cents === asked)) return undefined;
    if (cents === 0) throw new Conflict('There is nothing to refund.');
    if (cents !== asked) {
      const message = `${formatCents(cents)} is to be refunded by now: load the order again.`;
      throw new Conflict(message, { amount: message });
    }
    await checkProvider(tx, order, context.payments.name);
    await insertRefund(tx, { id: v7(), orderId, cents, createdAt: context.now() });
    return {
      history: { refund: formatCents(cents) },
      refundedCents: order.refundedCents + cents,
    };
  });
  const isPending = order.refunds.some(({ settledAt }) => settledAt === null);
  const message = isPending
    ? 'The payment provider does not answer: the money goes back as soon as it does.'
    : order.takenByHand === null
      ? `${formatCents(asked)} went back to the customer.`
      : `Give ${formatCents(asked)} back by hand, as it was taken.`;
  return answer(context, order, message);
}

/** What these counts say that was not known before; nothing when it was. */
function arrivalOf({ lines }: OrderReturn, counts: Arrival): Arrival[] {
  const known = lines.find(({ line }) => line === counts.line);
  if (!known) return [];
  const restocked = counts.restocked - known.restocked;
  const damaged = counts.damaged - known.damaged;
  if (restocked < 0 || damaged < 0) {
    throw new Conflict('More of this return has come back by now: load the order again.');
  }
  if (counts.restocked + counts.damaged > known.quantity) {
    throw new Conflict(`Only ${known.quantity} of this line are awaited.`);
  }
  return restocked + damaged === 0 ? [] : [{ line: counts.line, restocked, damaged }];
}

function refuseArrival(order: StoredOrder, { refusal }: OrderReturn): void {
  if (refusal !== undefined) throw new Conflict('This return was refused.');
  if (order.paymentStatus === 'refunded' || order.refundPending || !order.stockDeducted) {
    throw new Conflict('This order was refunded: its items are in stock already.');
  }
}

/** A size that is gone from the shop has nothing to be put back into. */
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

async function answer(
  context: CheckoutContext,
  order: StoredOrder,
  message: string,
): Promise<ChangedOrder> {
  return { success: true, message, order: await toAdminOrder(order, context) };
}

async function orderOf({ db }: CheckoutContext, returnId: string): Promise<string> {
  const orderId = isUuid(returnId) ? await findReturnedOrderId(db, returnId) : undefined;
  if (!orderId) throw new NotFound('There is no such return');
  return orderId;
}

function ofReturn({ requests }: StoredOrder, id: string): OrderReturn {
  const found = requests.find((request) => request.id === id);
  if (!found) throw new NotFound('There is no such return');
  return found;
}
