import { i18n } from '../i18n.ts';
import type { returnReasons } from '../limits.ts';
import type { Parcel } from '../schemas/parcels.ts';
import type { OrderReturn, OrderReturns, ReturnRequest } from '../schemas/returns.ts';
import { listed } from './beside.ts';
import { addDays, dayOf, endOfDay, formatDay } from './days.ts';
import { isRefunded } from './orderStates.ts';
import { unitsByLine } from './returnLines.ts';
import { inSize } from './sizeNames.ts';
import { withSize } from './sizeTexts.ts';

/** Returns of an order: deadlines and units: `docs/decisions/0043-returns.md`. */

export type ReturnReason = (typeof returnReasons)[number];

/** Labels of the reasons, in display order; `i18n.t` translates them. */
export const reasonLabels: Record<ReturnReason, string> = {
  changedMind: /*i18n*/ 'I changed my mind',
  tooSmall: /*i18n*/ 'Too small',
  tooLarge: /*i18n*/ 'Too large',
  notAsShown: /*i18n*/ 'Not as shown',
  damaged: /*i18n*/ 'Damaged or faulty',
  wrongItem: /*i18n*/ 'Not what I ordered',
  unsaid: /*i18n*/ 'No reason given',
};

/** Default days to return something: the EU's right of withdrawal. */
export const defaultReturnDays = 14;

/** Days for the delivery, added if no arrival was recorded. */
const daysOnTheWay = 14;

/** Days to send the items back after a return was requested (directive 2011/83/EU, article 14). */
export const daysToSendBack = 14;

type Line = { name: string; size: string; quantity: number };

export type SentOrder = {
  payment_status: string;
  delivery_status: string;
  refundPending?: boolean | undefined;
  products: readonly Line[];
  /** Time of the current state, shipped or delivered, or of the latest parcel. */
  sentAt: Date;
  parcels?: readonly Pick<Parcel, 'lines'>[] | undefined;
  requests: readonly OrderReturn[];
};

/** Period for requests: from now until the end of the last day. */
type ReturnTime = { now: Date; days: number };

/**
 * Deadline for requesting a return; undefined if the order was not sent, or the shop accepts none.
 */
export function returnUntil(
  {
    delivery_status,
    sentAt,
    parcels = [],
  }: Pick<SentOrder, 'delivery_status' | 'sentAt' | 'parcels'>,
  days: number,
): Date | undefined {
  const isPartlySent = delivery_status === 'processing' && parcels.length > 0;
  if ((!sentStates.includes(delivery_status) && !isPartlySent) || days === 0) return undefined;
  const all = delivery_status === 'shipped' || isPartlySent ? days + daysOnTheWay : days;
  return endOfDay(addDays(dayOf(sentAt), all));
}

/** Delivery states of orders that have left the shop. */
const sentStates: readonly string[] = ['shipped', 'delivered', 'returned'];

/** Units of each line that were sent: all of them, or those of the parcels of a partly sent order. */
export function sentUnits({
  delivery_status,
  products,
  parcels = [],
}: Pick<SentOrder, 'delivery_status' | 'products' | 'parcels'>): number[] {
  const lines = parcels.flatMap((parcel) => parcel.lines);
  return products.map(({ quantity }, line) =>
    delivery_status.toLowerCase() === 'processing'
      ? lines.reduce((sum, each) => (each.line === line ? sum + each.quantity : sum), 0)
      : quantity,
  );
}

/**
 * Units of each line that can be returned now. A unit can be requested once, whatever the outcome.
 */
export function returnableUnits(order: SentOrder, { now, days }: ReturnTime): number[] {
  const { payment_status, refundPending = false } = order;
  const until = returnUntil(order, days);
  const isOpen = until && now <= until && payment_status === 'paid' && !refundPending;
  return sentUnits(order).map((sent, line) =>
    isOpen ? sent - returnUnits(order.requests, line, 'quantity') : 0,
  );
}

/**
 * An order's returns for shoppers and admins; undefined if there are none and none are possible.
 */
export function returnsOf(
  order: SentOrder,
  refunds: OrderReturns['refunds'],
  time: ReturnTime,
): OrderReturns | undefined {
  const until = returnUntil(order, time.days);
  if (!until && order.requests.length === 0 && refunds.length === 0) return undefined;
  return {
    ...(until && { until: until.toISOString() }),
    returnable: returnableUnits(order, time),
    takesExchanges: true,
    requests: [...order.requests],
    refunds,
  };
}

/** Reason why these units cannot be returned; undefined if they can. */
export function returnProblem(
  order: SentOrder,
  { lines }: ReturnRequest,
  time: ReturnTime,
): string | undefined {
  const { payment_status, delivery_status, products, requests } = order;
  if (delivery_status === 'cancelled') return i18n.t('This order was cancelled.');
  if (isRefunded(order)) return i18n.t('This order was refunded already.');
  if (payment_status !== 'paid') return i18n.t('This order is not paid.');
  const until = returnUntil(order, time.days);
  if (time.days === 0) return i18n.t('This shop takes returns only when asked: contact us.');
  if (!until) {
    return i18n.t('This order has not been shipped yet: it can be cancelled, not returned.');
  }
  if (time.now > until) {
    return i18n.t('Returns for this order closed on {day}.', { day: formatDay(until) });
  }
  const sent = sentUnits(order);
  for (const [line, quantity] of unitsByLine(lines)) {
    const product = products[line];
    if (!product) return i18n.t('This order has no such line.');
    const requested = returnUnits(requests, line, 'quantity');
    const left = (sent[line] ?? 0) - requested;
    const item = inSize(product.name, product.size);
    if (left === 0) {
      return requested < product.quantity
        ? i18n.t('{item} has not been shipped yet.', { item })
        : i18n.t('{item} is being returned already.', { item });
    }
    if (quantity > left) {
      return i18n.t('Only {count} of {item} can still be returned.', { count: left, item });
    }
  }
  return undefined;
}

/** Reason why a request with the id of this return is not the same request; undefined if it is. */
export function repeatProblem(
  products: readonly Line[],
  made: OrderReturn,
  { reason, lines }: ReturnRequest,
): string | undefined {
  const unitsIn = (each: ReturnRequest['lines']) =>
    each
      .map(({ line, quantity, exchange: { productId = '', size = '' } = {} }) =>
        [line, quantity, productId, size].join(' '),
      )
      .sort()
      .join();
  const isSame = made.reason === reason && unitsIn(made.lines) === unitsIn(lines);
  if (isSame) return undefined;
  const items = listUnits(products, made.lines);
  return i18n.t('You have withdrawn from {items} already.', { items });
}

/** Units of a line over all requests: requested, restocked or damaged. */
export function returnUnits(
  requests: readonly OrderReturn[],
  line: number,
  kind: 'quantity' | 'restocked' | 'damaged',
): number {
  return requests
    .flatMap(({ lines }) => lines)
    .reduce((sum, each) => (each.line === line ? sum + each[kind] : sum), 0);
}

/** "2 × Linen shirt, size S", and so on. */
export function listUnits(
  products: readonly { name: string; size: string }[],
  lines: readonly { line: number; quantity: number }[],
): string {
  const units = [...unitsByLine(lines)]
    .filter(([, quantity]) => quantity > 0)
    .map(([line, quantity]) => {
      const { name = '', size = '' } = products[line] ?? {};
      return withSize(`${quantity} × ${name}`, size);
    });
  return listed(units, ';');
}

/** All units of these lines: "2 × Linen shirt, size S", and so on. */
export function listLines(lines: readonly Line[]): string {
  return listUnits(
    lines,
    lines.map(({ quantity }, line) => ({ line, quantity })),
  );
}

/** Returned units of each line. */
export function receivedUnits(
  requests: readonly OrderReturn[],
  { length }: readonly unknown[],
): number[] {
  return Array.from(
    { length },
    (_, line) => returnUnits(requests, line, 'restocked') + returnUnits(requests, line, 'damaged'),
  );
}

/** Returns true if units of a return are still to come. */
export function isAwaited({ lines, refusal }: Pick<OrderReturn, 'lines' | 'refusal'>): boolean {
  return (
    refusal === undefined &&
    lines.some(({ quantity, restocked, damaged }) => restocked + damaged < quantity)
  );
}

/** Returns true if new units are held for a return, and not sent yet. */
export function waitsForExchange({ exchange, refusal }: OrderReturn): boolean {
  return exchange?.isHeld === true && !exchange.order && refusal === undefined;
}

/** Returns true if units of a return are still to come, or its exchange is undecided. */
export const isOpenReturn = (request: OrderReturn) =>
  isAwaited(request) || waitsForExchange(request);

/** Units of these returns that are still to come. */
export function awaitedUnits(requests: readonly OrderReturn[]): number {
  return requests
    .filter(isAwaited)
    .flatMap(({ lines }) => lines)
    .reduce((sum, { quantity, restocked, damaged }) => sum + quantity - restocked - damaged, 0);
}
