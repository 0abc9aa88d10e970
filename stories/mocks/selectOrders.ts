import type { Order, OrderCounts, OrderQuery } from '../../contract/schemas/order.ts';
import { toCents, toDollars } from '../../src/lib/money.ts';

/** The orders that fit a query, in its order: what the server's own filter answers. */
export function selectOrders(orders: readonly Order[], query: OrderQuery): Order[] {
  const direction = (query.sort ?? '-created').startsWith('-') ? -1 : 1;
  const byTotal = query.sort?.endsWith('total');
  const compare = (a: Order, b: Order) =>
    (byTotal ? toCents(a.total) - toCents(b.total) : 0) ||
    (byTotal ? 0 : Date.parse(a.createdAt) - Date.parse(b.createdAt)) ||
    (a._id < b._id ? -1 : 1);
  return orders.filter((order) => matches(order, query)).sort((a, b) => direction * compare(a, b));
}

/** How many orders are in each of the states, and what they come to. */
export function countOrders(orders: readonly Order[], states: readonly string[]): OrderCounts {
  const rows = states.map((state) => {
    const inState = orders.filter((order) => order.delivery_status === state);
    const cents = inState.reduce((sum, { total }) => sum + toCents(total), 0);
    return [state, { orders: inState.length, total: toDollars(cents) }];
  });
  return { delivery: Object.fromEntries(rows) };
}

function matches(order: Order, { q = '', payment, delivery, from, to }: OrderQuery): boolean {
  const { _id, email, phone, address, products } = order;
  const day = order.createdAt.slice(0, 10);
  const text = [_id, email, phone, address, ...products.map(({ name }) => name)].join('\n');
  return (
    (payment === undefined || order.payment_status === payment) &&
    (delivery === undefined || order.delivery_status === delivery) &&
    (from === undefined || day >= from) &&
    (to === undefined || day <= to) &&
    words(q).every((word) => text.toLowerCase().includes(word))
  );
}

function words(text: string): string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean);
}
