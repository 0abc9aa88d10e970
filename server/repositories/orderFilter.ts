import { and, asc, desc, eq, gte, like, lte, type SQL } from 'drizzle-orm';
import { paidOrOnAccount } from '../../contract/rules/orderStates.ts';
import type { OrderSort } from '../../contract/schemas/adminOrder.ts';
import { orders } from '../db/orderSchema.ts';
import { isPaidOrOnAccount } from './orderMoney.ts';
import { escapeLike } from './productFilter.ts';
import { hasAwaitedUnits } from './returns.ts';

/** Which orders; what is absent does not matter, what is there must hold. */
export type OrderFilter = {
  /** Lower-case words, all in the search text. */
  words?: string[];
  /** A state, or `paidOrOnAccount`. */
  payment?: string | undefined;
  delivery?: string | undefined;
  /** Units are on their way back. */
  isReturning?: boolean;
  from?: Date | undefined;
  /** The last moment that still counts. */
  until?: Date | undefined;
};

/** The condition for orders that pass the filter. */
export function matchingOrders(filter: OrderFilter): SQL | undefined {
  const { words = [], payment, delivery, isReturning, from, until } = filter;
  return and(
    payment === undefined ? undefined : hasPayment(payment),
    delivery === undefined ? undefined : eq(orders.deliveryStatus, delivery),
    isReturning ? hasAwaitedUnits : undefined,
    from && gte(orders.createdAt, from),
    until && lte(orders.createdAt, until),
    ...words.map((word) => like(orders.searchText, `%${escapeLike(word)}%`)),
  );
}

function hasPayment(payment: string): SQL | undefined {
  return payment === paidOrOnAccount ? isPaidOrOnAccount : eq(orders.paymentStatus, payment);
}

/** Equal keys go by id in the same direction, so that one index serves both columns. */
export function orderOrdersBy(sort: OrderSort): SQL[] {
  const column = sort.endsWith('total') ? orders.totalCents : orders.createdAt;
  return sort.startsWith('-') ? [desc(column), desc(orders.id)] : [asc(column), asc(orders.id)];
}
