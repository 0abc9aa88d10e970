import { toCents, toDollars } from '../../contract/rules/money.ts';
import {
  isPaidOrOnAccount,
  isRefunded,
  isRevenue,
  paidOrOnAccount,
} from '../../contract/rules/orderStates.ts';
import { refundedPart } from '../../contract/rules/refunds.ts';
import { isAwaited } from '../../contract/rules/returns.ts';
import type { OrderReturns } from '../../contract/schemas/returns.ts';

/** What the admin's list of orders is asked for; everything that is set must hold. */
export type OrdersQuery = {
  /** Words that number, id, name, email, phone, address or a product's name must all contain. */
  q?: string;
  delivery?: string;
  /** A state, or `paidOrOnAccount`. */
  payment?: string;
  /** Units of it are on their way back. */
  returns?: 'requested';
  /** Days in UTC, as `2026-03-12`, both inclusive. */
  from?: string;
  to?: string;
  /** A column, descending with a `-`; the newest first when absent. */
  sort?: 'created' | '-created' | 'total' | '-total';
};

/** How many orders there are, and what they come to in dollars. */
export type OrderSum = {
  orders: number;
  total: number;
  /** The part of `total` that was paid and stays. */
  paid: number;
  /** The part of `total` that went back, or is about to. */
  refunded: number;
};

/** The orders in each delivery state. */
export type DeliveryCounts = Record<string, OrderSum>;

/** The fields of an order that a query looks at. */
type Listed = {
  _id: string;
  number?: string | undefined;
  fullName?: string | undefined;
  email: string;
  phone: string;
  address: string;
  payment_status: string;
  refundPending?: boolean;
  takenByHand?: string;
  returns?: OrderReturns;
  delivery_status: string;
  total: number;
  createdAt: string;
  products: readonly { name: string }[];
};

/** The orders that fit a query, in its order: what `GET /allorders` answers. */
export function selectOrders<O extends Listed>(orders: readonly O[], query: OrdersQuery): O[] {
  const { sort = '-created' } = query;
  const direction = sort.startsWith('-') ? -1 : 1;
  const compare = sort.endsWith('total') ? compareTotal : compareTime;
  return orders
    .filter((order) => fits(order, query))
    .sort((a, b) => direction * (compare(a, b) || compareText(a._id, b._id)));
}

/** The counts of `GET /ordercounts`: every known state is there, and any other that occurs. */
export function countOrders(
  orders: readonly Pick<
    Listed,
    'delivery_status' | 'payment_status' | 'refundPending' | 'returns' | 'total'
  >[],
  states: readonly string[],
): DeliveryCounts {
  const counts: DeliveryCounts = Object.fromEntries(states.map((state) => [state, addUp([])]));
  for (const order of orders) {
    const { delivery_status, total } = order;
    const part = refundedPart(order);
    const paid = isRevenue(order) ? toDollars(toCents(total) - part) : 0;
    const refunded = isRefunded(order) ? total : toDollars(part);
    counts[delivery_status] = addUp([
      counts[delivery_status],
      { orders: 1, total, paid, refunded },
    ]);
  }
  return counts;
}

/** Several counts as one; absent ones count nothing. */
export function addUp(counts: readonly (OrderSum | undefined)[]): OrderSum {
  const dollars = (part: 'total' | 'paid' | 'refunded') =>
    toDollars(counts.reduce((cents, count) => cents + toCents(count?.[part] ?? 0), 0));
  return {
    orders: counts.reduce((sum, count) => sum + (count?.orders ?? 0), 0),
    total: dollars('total'),
    paid: dollars('paid'),
    refunded: dollars('refunded'),
  };
}

/** The counts of one delivery state, or of all. */
export function sumOf(counts: DeliveryCounts, delivery: string | undefined) {
  return addUp(delivery === undefined ? Object.values(counts) : [counts[delivery]]);
}

function fits(
  order: Listed,
  { q = '', delivery, payment, returns, from, to }: OrdersQuery,
): boolean {
  const { number = '', _id, fullName = '', email, phone, address, products, createdAt } = order;
  const text = [number, _id, fullName, email, phone, address, ...products.map(({ name }) => name)]
    .join('\n')
    .toLowerCase();
  const day = createdAt.slice(0, 10);
  return (
    (delivery === undefined || order.delivery_status === delivery) &&
    (payment === undefined || hasPayment(order, payment)) &&
    (returns === undefined || order.returns?.requests.some(isAwaited) === true) &&
    (from === undefined || day >= from) &&
    (to === undefined || day <= to) &&
    q
      .toLowerCase()
      .split(/\s+/)
      .every((word) => text.includes(word))
  );
}

function hasPayment(order: Listed, payment: string): boolean {
  if (payment === paidOrOnAccount) return isPaidOrOnAccount(order);
  return order.payment_status === payment;
}

function compareTotal(a: Listed, b: Listed): number {
  return toCents(a.total) - toCents(b.total);
}

function compareTime(a: Listed, b: Listed): number {
  return compareText(a.createdAt, b.createdAt);
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
