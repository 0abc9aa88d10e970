import { messages } from '../../contract/messages.ts';
import { sumDollars } from '../../contract/rules/amounts.ts';
import { toCents, toDollars } from '../../contract/rules/money.ts';
import { taxesOf } from '../../contract/rules/orderTaxes.ts';
import {
  dueForReturns,
  partRefundProblem,
  partRefundStep,
  refundedPart,
  refundsOf,
  remainingCents,
} from '../../contract/rules/refunds.ts';
import { divideLine, wholeLines } from '../../contract/rules/returnLines.ts';
import {
  exchangeStep,
  lineProblems,
  listWanted,
  receiveStep,
  refundStep,
  refuseStep,
  requestedText,
} from '../../contract/rules/returnSteps.ts';
import {
  receivedUnits,
  repeatProblem,
  returnProblem,
  returnsOf,
} from '../../contract/rules/returns.ts';
import type { Order } from '../../contract/schemas/order.ts';
import type {
  OrderReturns,
  PartRefund,
  ReceivedUnits,
  ReturnRequest,
} from '../../contract/schemas/returns.ts';
import type { DiscountCode } from '../../contract/schemas/selling.ts';
import { customerIdOf } from './logins.ts';
import { MockFailure, refuse } from './mockEndpoint.ts';

/** The current time in every story. */
export const storyTime = '2026-05-01T10:00:00.000Z';

/** Times of shipping or delivery by order id; other orders were sent when created. */
export type SentTimes = Map<string, string>;

type Refunding = { codes: readonly DiscountCode[]; isPending: boolean };

/** End of the reservation of an exchange that is requested in a story. */
const heldUntil = '2026-05-29T10:00:00.000Z';

const time = { now: new Date(storyTime), days: 14 };

/** Adds the returnable units to an order. */
export function withReturns(order: Order, sentTimes: SentTimes): Order {
  const { returns: _, ...rest } = order;
  const returns = returnsOf(toSent(order, sentTimes), order.returns?.refunds ?? [], time);
  return returns ? { ...rest, returns } : rest;
}

/** Adds the refundable amount and the customer, for admins. */
export function withRefundable(
  order: Order,
  sentTimes: SentTimes,
  codes: readonly DiscountCode[],
): Order {
  const seen = {
    ...{ ...withReturns(order, sentTimes), customerId: customerIdOf(order) },
    ...(order.payment_status === 'paid' && {
      refundableRest: toDollars(remainingCents(paid(order))),
    }),
  };
  if (!seen.returns) return seen;
  return { ...seen, returns: { ...seen.returns, refundable: toDollars(refundable(seen, codes)) } };
}

/** Adds a return request; returns its entry for the history, undefined if repeated. */
export function askForReturn(order: Order, request: ReturnRequest, sentTimes: SentTimes) {
  checkLines(request.lines, [...order.products.keys()]);
  const { requests } = kept(order);
  const made = requests.find(({ id }) => id === request.requestId);
  const problem = made
    ? repeatProblem(order.products, made, request)
    : returnProblem(toSent(order, sentTimes), request, time);
  if (problem) throw new MockFailure(409, problem);
  if (made) return undefined;
  requests.push({
    id: request.requestId ?? `${order._id.slice(0, -1)}${requests.length + 1}`,
    requestedAt: storyTime,
    reason: request.reason,
    lines: request.lines.map(({ exchange, ...line }) => ({
      ...{ ...line, restocked: 0, damaged: 0 },
      ...(exchange && { exchange: { ...exchange, ...namedAs(order, line) } }),
    })),
    ...(request.lines.some(({ exchange }) => exchange) && {
      exchange: { until: heldUntil, total: exchangedTotal(order, request), isHeld: true },
    }),
  });
  const { lines = [] } = requests.at(-1) ?? {};
  return requestedText(order.products, request, listWanted(lines));
}

function exchangedTotal({ products }: Order, { lines }: ReturnRequest): number {
  const wanted = lines.filter(({ exchange }) => exchange);
  return sumDollars(wanted.map(({ line, quantity }) => quantity * (products[line]?.price ?? 0)));
}

/** The new item has the name and price of the old one. */
function namedAs({ products }: Order, { line }: { line: number }) {
  return { name: products[line]?.name ?? '', price: products[line]?.price ?? 0 };
}

/** Accepts an exchange: adds its order, unless repeated. Returns the entry for the history. */
export function sendExchange(orders: Order[], order: Order, id: string) {
  const request = ofReturn(order, id);
  const step = taken(exchangeStep(request, remainingCents(paid(order))));
  if (!step || !request.exchange) return undefined;
  const sent = { _id: `${order._id.slice(0, -2)}e1`, number: `${order.number}-E` };
  request.exchange.order = sent;
  const amount = toDollars(step.cents);
  giveBack(order, { id, amount, at: storyTime, isPending: false, isExchange: true });
  const { returns: _, ...rest } = order;
  orders.push({ ...rest, ...sent, total: amount, delivery_status: 'processing' });
  return `Exchanged: ${listWanted(request.lines)} (order ${sent.number})`;
}

export function orderOfReturn(orders: readonly Order[], id: string): Order {
  const order = orders.find(({ returns }) => returns?.requests.some((each) => each.id === id));
  if (!order) throw new MockFailure(404, messages.noSuchReturn);
  return order;
}

/** Returns the entry for the history; undefined if repeated. */
export function receiveReturn(order: Order, id: string, { lines }: ReceivedUnits) {
  const request = ofReturn(order, id);
  const known = request.lines.map(({ line }) => line);
  checkLines(lines, known);
  const { requests } = kept(order);
  // Partial refunds restock nothing.
  const isRestocked =
    order.payment_status === 'refunded' && refundedPart(order) < toCents(order.total);
  const found = { ...order, requests, isRestocked: isRestocked || order.refundPending === true };
  const receipt = taken(receiveStep(found, request, lines));
  const arrived = (receipt?.arrivals ?? []).map((each) => ({ ...each, quantity: 0 }));
  const exchanged = request.lines.filter(({ exchange }) => exchange);
  request.lines = wholeLines([...request.lines, ...arrived]).flatMap((whole) => {
    const wanted = exchanged.filter(({ line }) => line === whole.line);
    return divideLine(whole, wanted);
  });
  if (receipt?.isWhole) order.delivery_status = 'returned';
  return receipt?.history;
}

/** Returns the entry for the history; undefined if repeated. */
export function refuseReturn(order: Order, id: string, reason: string) {
  const request = ofReturn(order, id);
  const step = taken(refuseStep(order, request, reason));
  if (step) request.refusal = step.refusal;
  return step?.history;
}

/** Returns the entry for the history; undefined if repeated. */
export function refundReturns(order: Order, amount: number, { codes, isPending }: Refunding) {
  const { refunds } = kept(order);
  const before = refundsOf(order).filter(({ note }) => note === undefined);
  const due = refundable(order, codes);
  const sums = before.map(({ cents }) => cents);
  const step = taken(refundStep(due, sums, toCents(amount)), 'amount');
  if (!step) return undefined;
  const id = `${order._id.slice(0, -2)}f${refunds.length + 1}`;
  giveBack(order, { id, amount, at: storyTime, isPending });
  return step.history;
}

/** Returns the entry for the history; undefined if repeated. */
export function refundPart(
  order: Order,
  { requestId: id, ...asked }: PartRefund,
  isPending: boolean,
) {
  const wrong = partRefundProblem(asked.amount);
  if (wrong) throw new MockFailure(400, wrong, 'amount');
  const made = refundsOf(order).find((refund) => refund.id === id);
  const step = taken(partRefundStep(paid(order), made, asked), 'amount');
  if (!step) return {};
  giveBack(order, { id, amount: asked.amount, at: storyTime, isPending, note: step.note });
  return step.history;
}

/** Records a refund; the order counts as refunded once all its money is back. */
function giveBack(order: Order, refund: OrderReturns['refunds'][number]) {
  const { refunds } = kept(order);
  refunds.push(refund);
  const isWhole = refundedPart(order) === toCents(order.total);
  if (isWhole && refunds.every(({ isPending }) => !isPending)) order.payment_status = 'refunded';
}

/** Input of the refund rules. */
function paid(order: Order) {
  return { ...order, totalCents: toCents(order.total), refundedCents: refundedPart(order) };
}

/** @throws MockFailure (409) at this field if the step is refused */
function taken<S extends object>(step: S | string | undefined, field?: string): S | undefined {
  if (typeof step !== 'string') return step;
  throw new MockFailure(409, step, field ? { [field]: step } : undefined);
}

function refundable(order: Order, codes: readonly DiscountCode[]): number {
  const { products, discount, total, returns, payment_status, refundPending } = order;
  if (payment_status !== 'paid' || refundPending) return 0;
  const lines = products.map(({ price, quantity, codeApplies }) => ({
    ...{ quantity, codeApplies },
    priceCents: toCents(price),
  }));
  const discountCents = toCents(discount?.amount ?? 0);
  const isOfDelivery = codes.some(
    ({ code, kind }) => code === discount?.code && kind === 'freeDelivery',
  );
  const waivedCents = isOfDelivery ? discountCents : 0;
  const taxes = taxesOf(order);
  const bill = { lines, discountCents, waivedCents, totalCents: toCents(total), taxes };
  const requests = returns?.requests ?? [];
  const received = receivedUnits(requests, products);
  return dueForReturns(bill, received, refundsOf(order), requests);
}

function toSent(order: Order, sentTimes: SentTimes) {
  const sentAt = new Date(
    sentTimes.get(order._id) ?? order.parcels?.at(-1)?.sentAt ?? order.createdAt,
  );
  return { ...order, sentAt, requests: order.returns?.requests ?? [] };
}

function ofReturn(order: Order, id: string) {
  const found = kept(order).requests.find((each) => each.id === id);
  if (!found) throw new MockFailure(404, messages.noSuchReturn);
  return found;
}

export function checkLines(...terms: Parameters<typeof lineProblems>): void {
  refuse(400, lineProblems(...terms));
}

/** Returns of the order, created if missing. */
function kept(order: Order): OrderReturns {
  order.returns ??= { returnable: [], requests: [], refunds: [] };
  return order.returns;
}
