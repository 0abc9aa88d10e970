import type { OrderCounts, OrderQuery } from '../schemas/adminOrder.ts';
import type { Order } from '../schemas/order.ts';
import { sumDollars } from './amounts.ts';
import { compareText } from './compareText.ts';
import { dayOf } from './days.ts';
import { toCents, toDollars } from './money.ts';
import { isPaid, isPaidOrOnAccount, isRefunded, paidOrOnAccount } from './orderStates.ts';
import { exchangedPart, refundedPart } from './refunds.ts';
import { isOpenReturn } from './returns.ts';
import { hasWords } from './search.ts';

export type DeliveryCounts = OrderCounts['delivery'];

/** Number of orders, and their total in dollars. */
export type OrderCount = DeliveryCounts[string];

/** Orders that match a query, sorted: the reply of `GET /allorders`. */
export function selectOrders(orders: readonly Order[], query: OrderQuery): Order[] {
  const { sort = '-created' } = query;
  const direction = sort.startsWith('-') ? -1 : 1;
  const compare = sort.endsWith('total') ? compareTotal : compareTime;
  return orders
    .filter((order) => matches(order, query))
    .sort((a, b) => direction * (compare(a, b) || compareText(a._id, b._id)));
}

/** Counts of `GET /ordercounts`, for every known state and any other that occurs. */
export function countOrders(
  orders: readonly Pick<
    Order,
    'delivery_status' | 'payment_status' | 'refundPending' | 'returns' | 'total'
  >[],
  states: readonly string[],
): DeliveryCounts {
  const counts: DeliveryCounts = Object.fromEntries(states.map((state) => [state, addCounts([])]));
  for (const order of orders) {
    const { delivery_status } = order;
    const exchanged = exchangedPart(order);
    const totalCents = toCents(order.total) - exchanged;
    const part = refundedPart(order) - exchanged;
    const total = toDollars(totalCents);
    const paid = isPaid(order) ? toDollars(totalCents - part) : 0;
    const refunded = isRefunded(order) ? total : toDollars(part);
    counts[delivery_status] = addCounts([
      counts[delivery_status],
      { orders: 1, total, paid, refunded },
    ]);
  }
  return counts;
}

/** Adds several counts; absent ones count as zero. */
export function addCounts(counts: readonly (OrderCount | undefined)[]): OrderCount {
  const dollars = (part: 'total' | 'paid' | 'refunded') =>
    sumDollars(counts.map((count) => count?.[part] ?? 0));
  return {
    orders: counts.reduce((sum, count) => sum + (count?.orders ?? 0), 0),
    total: dollars('total'),
    paid: dollars('paid'),
    refunded: dollars('refunded'),
  };
}

/** The counts of one delivery state, or of all. */
export function sumOfState(counts: DeliveryCounts, delivery: string | undefined) {
  return addCounts(delivery === undefined ? Object.values(counts) : [counts[delivery]]);
}

function matches(order: Order, { q, delivery, payment, returns, from, to }: OrderQuery): boolean {
  const { number = '', _id, fullName = '', email, phone, address, products, createdAt } = order;
  const names = products.map(({ name }) => name);
  const day = dayOf(new Date(createdAt));
  return (
    (delivery === undefined || order.delivery_status === delivery) &&
    (payment === undefined || hasPayment(order, payment)) &&
    (returns === undefined || order.returns?.requests.some(isOpenReturn) === true) &&
    (from === undefined || day >= from) &&
    (to === undefined || day <= to) &&
    hasWords(q, number, _id, fullName, email, phone, address, ...names)
  );
}

function hasPayment(order: Order, payment: string): boolean {
  if (payment === paidOrOnAccount) return isPaidOrOnAccount(order);
  return order.payment_status === payment;
}

function compareTotal(a: Order, b: Order): number {
  return toCents(a.total) - toCents(b.total);
}

function compareTime(a: Order, b: Order): number {
  return compareText(a.createdAt, b.createdAt);
}
