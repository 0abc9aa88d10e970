import { formatPrice, toCents, toDollars } from '../../contract/rules/money.ts';
import {
  isAwaited,
  listUnits,
  receivedUnits,
  refundedPart,
  refundFor,
  returnProblem,
  returnsOf,
} from '../../contract/rules/returns.ts';
import type { Order } from '../../contract/schemas/order.ts';
import type { OrderReturns, ReceivedUnits, ReturnRequest } from '../../contract/schemas/returns.ts';
import { MockFailure } from './mockEndpoint.ts';

/** When everything of a story is asked for, and changed. */
export const storyTime = '2026-05-01T10:00:00.000Z';

/** When orders were said to be shipped or delivered, by their id; others were on their first day. */
export type SentTimes = Map<string, string>;

const time = { now: new Date(storyTime), days: 14 };

/** An order with what of it can be returned. */
export function withReturns(order: Order, sentTimes: SentTimes): Order {
  const { returns: _, ...rest } = order;
  const returns = returnsOf(toSent(order, sentTimes), order.returns?.refunds ?? [], time);
  return returns ? { ...rest, returns } : rest;
}

/** And for an admin what is to be refunded. */
export function withRefundable(order: Order, sentTimes: SentTimes): Order {
  const seen = withReturns(order, sentTimes);
  if (!seen.returns) return seen;
  return { ...seen, returns: { ...seen.returns, refundable: toDollars(refundable(seen)) } };
}

/** Writes a customer's request into the order. */
export function askForReturn(order: Order, request: ReturnRequest, sentTimes: SentTimes): void {
  checkLines(request.lines, [...order.products.keys()]);
  const problem = returnProblem(toSent(order, sentTimes), request, time);
  if (problem) throw new MockFailure(409, problem);
  const { requests } = kept(order);
  requests.push({
    id: `${order._id.slice(0, -1)}${requests.length + 1}`,
    requestedAt: storyTime,
    reason: request.reason,
    lines: request.lines.map((line) => ({ ...line, restocked: 0, damaged: 0 })),
  });
}

/** The story's order that has the return. */
export function orderOfReturn(orders: readonly Order[], id: string): Order {
  const order = orders.find(({ returns }) => returns?.requests.some((each) => each.id === id));
  if (!order) throw new MockFailure(404, 'There is no such return');
  return order;
}

/** Answers what the order's history says of it; nothing where it was known. */
export function receive(order: Order, id: string, { lines }: ReceivedUnits): string | undefined {
  const { refusal, lines: asked } = ofReturn(order, id);
  checkLines(
    lines,
    asked.map(({ line }) => line),
  );
  const arrivals = lines.flatMap(({ line, restocked, damaged }) => {
    const known = asked.find((each) => each.line === line);
    if (!known) return [];
    if (restocked < known.restocked || damaged < known.damaged) {
      const message = 'More of this return has come back by now: load the order again.';
      throw new MockFailure(409, message);
    }
    if (restocked + damaged > known.quantity) {
      throw new MockFailure(409, `Only ${known.quantity} of this line are awaited.`);
    }
    const broken = damaged - known.damaged;
    const quantity = restocked - known.restocked + broken;
    return quantity === 0 ? [] : [{ known, restocked, damaged, line, quantity, broken }];
  });
  if (arrivals.length === 0) return undefined;
  if (refusal !== undefined) throw new MockFailure(409, 'This return was refused.');
  if (order.payment_status === 'refunded' || order.refundDue) {
    throw new MockFailure(409, 'This order was refunded: its items are in stock already.');
  }
  for (const { known, restocked, damaged } of arrivals)
    Object.assign(known, { restocked, damaged });
  const received = receivedUnits(kept(order).requests, order.products);
  const isWhole = order.products.every(({ quantity }, line) => received[line] === quantity);
  if (isWhole) order.delivery_status = 'returned';
  const broken = arrivals.reduce((sum, arrival) => sum + arrival.broken, 0);
  const told = `Received: ${listUnits(order.products, arrivals)}`;
  return broken === 0 ? told : `${told} (${broken} damaged)`;
}

/** Answers what the order's history says of it; nothing where it was known. */
export function refuse(order: Order, id: string, refusal: string): string | undefined {
  const refused = ofReturn(order, id);
  if (refused.refusal === refusal.trim()) return undefined;
  if (!isAwaited(refused)) {
    throw new MockFailure(409, 'Nothing of this return is awaited any more.');
  }
  refused.refusal = refusal.trim();
  const rest = refused.lines.map(({ line, quantity, restocked, damaged }) => {
    return { line, quantity: quantity - restocked - damaged };
  });
  return `Refused: ${listUnits(order.products, rest)}`;
}

/** Answers what the order's history says of it; nothing where it was done before. */
export function refundPart(order: Order, amount: number, isPending: boolean): string | undefined {
  const due = refundable(order);
  const { refunds } = kept(order);
  if (due === 0 && refunds.some((refund) => refund.amount === amount)) return undefined;
  if (due === 0) throw new MockFailure(409, 'There is nothing to refund.');
  if (due !== toCents(amount)) {
    throw new MockFailure(409, 'Another sum is due by now.', { amount: 'is another by now' });
  }
  refunds.push({ amount, at: storyTime, isPending });
  if (refundedPart(order) === toCents(order.total) && !isPending) order.payment_status = 'refunded';
  return formatPrice(amount);
}

function refundable(order: Order): number {
  const { products, discount, total, returns, payment_status, refundDue } = order;
  if (payment_status !== 'paid' || refundDue) return 0;
  const lines = products.map(({ price, quantity, codeApplies }) => ({
    ...{ quantity, codeApplies },
    priceCents: toCents(price),
  }));
  const discountCents = toCents(discount?.amount ?? 0);
  const bill = { lines, discountCents, waivedCents: 0, totalCents: toCents(total) };
  const received = receivedUnits(returns?.requests ?? [], products);
  return refundFor(bill, received) - refundedPart(order);
}

function toSent(order: Order, sentTimes: SentTimes) {
  const sentAt = new Date(sentTimes.get(order._id) ?? order.createdAt);
  return { ...order, sentAt, requests: order.returns?.requests ?? [] };
}

function ofReturn(order: Order, id: string) {
  const found = kept(order).requests.find((each) => each.id === id);
  if (!found) throw new MockFailure(404, 'There is no such return');
  return found;
}

function checkLines(lines: readonly { line: number }[], known: readonly number[]): void {
  const numbers = lines.map(({ line }) => line);
  const isTwice = new Set(numbers).size < numbers.length;
  if (isTwice || numbers.some((line) => !known.includes(line))) {
    throw new MockFailure(400, 'There is no such line.');
  }
}

/** What the story's own copy of the order has of returns. */
function kept(order: Order): OrderReturns {
  order.returns ??= { returnable: [], requests: [], refunds: [] };
  return order.returns;
}
