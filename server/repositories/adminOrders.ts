import { count, sum } from 'drizzle-orm';
import type { OrderSort } from '../../contract/schemas/adminOrder.ts';
import type { Database } from '../db/database.ts';
import { orders } from '../db/orderSchema.ts';
import { matchingOrders, type OrderFilter, orderOrdersBy } from './orderFilter.ts';
import { staysCents, wentBackCents } from './orderMoney.ts';
import { orderColumns, type StoredOrder, withProducts } from './orders.ts';

type OrderPage = {
  filter: OrderFilter;
  sort: OrderSort;
  /** All of them when absent. */
  limit?: number | undefined;
  offset?: number | undefined;
};

/** Everybody's orders that pass the filter. */
export async function findAllOrders(
  db: Database,
  { filter, sort, limit, offset = 0 }: OrderPage,
): Promise<StoredOrder[]> {
  const query = db
    .select(orderColumns)
    .from(orders)
    .where(matchingOrders(filter))
    .orderBy(...orderOrdersBy(sort))
    .offset(offset)
    .$dynamic();
  return withProducts(db, await (limit === undefined ? query : query.limit(limit)));
}

export async function countAllOrders(db: Database, filter: OrderFilter): Promise<number> {
  return db.$count(orders, matchingOrders(filter));
}

/** For each delivery state that there is, how many orders are in it and their sums. */
export async function countByDelivery(db: Database, filter: OrderFilter) {
  return db
    .select({
      state: orders.deliveryStatus,
      orders: count(),
      cents: sum(orders.totalCents).mapWith(Number),
      paidCents: sum(staysCents).mapWith(Number),
      refundedCents: sum(wentBackCents).mapWith(Number),
    })
    .from(orders)
    .where(matchingOrders(filter))
    .groupBy(orders.deliveryStatus);
}
