import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  like,
  lte,
  max,
  not,
  or,
  type SQL,
  sql,
  sum,
} from 'drizzle-orm';
import { limits } from '../../contract/limits.ts';
import { paidOrOnAccount } from '../../contract/rules/orderStates.ts';
import type { OrderSort } from '../../contract/schemas/adminOrder.ts';
import { productSizes, products } from '../db/catalogueSchema.ts';
import { checkoutSessions } from '../db/checkoutSchema.ts';
import type { Database } from '../db/database.ts';
import { orderProducts, orders } from '../db/orderSchema.ts';
import { orderColumns, type StoredOrder, withProducts } from './orders.ts';
import { escapeLike, visibleTo } from './productFilter.ts';
import { hasOpenReturn } from './returns.ts';
import { waitingForSize } from './stock.ts';

/** Revenue: paid orders without a pending refund. */
export const isRevenue = and(eq(orders.paymentStatus, 'paid'), not(orders.refundPending));

/** `isPaidOrOnAccount` of `contract/rules/orderStates.ts`. */
const isPaidOrOnAccount = or(
  isRevenue,
  and(
    eq(orders.paymentStatus, 'pending'),
    isNotNull(orders.manualPayment),
    not(orders.refundPending),
  ),
);

/** Orders that are refunded or being refunded. */
export const isRefunded = or(eq(orders.paymentStatus, 'refunded'), orders.refundPending);

/** An order's cents in the shop's main currency, by the order's own rate. */
const inMain = (cents: SQL | typeof orders.totalCents) =>
  sql<number>`round(${cents} / ${orders.centRate})`;

/** Total of an order for comparison with orders in other currencies; `orders_total` indexes it. */
const inMainCents = sql`(${orders.totalCents} / ${orders.centRate})`;

/** Cents of an order that were received and not refunded, in the main currency. */
export const staysCents = inMain(sql`(case when ${isRevenue}
  then ${orders.totalCents} - ${orders.refundedCents} else 0 end)`);

/** Cents of an order that moved to its exchanges' orders. */
const exchangedCents = sql`(
  select coalesce(sum(f.cents), 0) from order_refunds f join order_returns r on r.id = f.id
  where f.order_id = ${orders.id})`;

/** Refunded cents in the main currency, including pending refunds, without those of exchanges. */
const wentBackCents = inMain(sql`(case when ${isRefunded}
  then ${orders.totalCents} else ${orders.refundedCents} end - ${exchangedCents})`);

/** Filter for orders; absent fields are ignored. */
export type OrderFilter = {
  /** Lower-case words, all in the search text. */
  words?: string[];
  /** A state, or `paidOrOnAccount`. */
  payment?: string | undefined;
  delivery?: string | undefined;
  /** Units are on their way back. */
  isReturning?: boolean;
  from?: Date | undefined;
  /** Inclusive. */
  until?: Date | undefined;
};

function matchingOrders(filter: OrderFilter): SQL | undefined {
  const { words = [], payment, delivery, isReturning, from, until } = filter;
  return and(
    payment === undefined ? undefined : hasPayment(payment),
    delivery === undefined ? undefined : eq(orders.deliveryStatus, delivery),
    isReturning ? hasOpenReturn : undefined,
    from && gte(orders.createdAt, from),
    until && lte(orders.createdAt, until),
    ...words.map((word) => like(orders.searchText, `%${escapeLike(word)}%`)),
  );
}

function hasPayment(payment: string): SQL | undefined {
  return payment === paidOrOnAccount ? isPaidOrOnAccount : eq(orders.paymentStatus, payment);
}

/** Equal keys go by id in the same direction, so that one index serves both columns. */
function orderOrdersBy(sort: OrderSort): SQL[] {
  const column = sort.endsWith('total') ? inMainCents : orders.createdAt;
  return sort.startsWith('-') ? [desc(column), desc(orders.id)] : [asc(column), asc(orders.id)];
}

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

export async function countAllOrders(db: Database, filter: OrderFilter) {
  return db.$count(orders, matchingOrders(filter));
}

/** Number and totals of orders, by delivery state. */
export async function countByDelivery(db: Database, filter: OrderFilter) {
  return db
    .select({
      state: orders.deliveryStatus,
      orders: count(),
      cents: sum(inMain(sql`(${orders.totalCents} - ${exchangedCents})`)).mapWith(Number),
      paidCents: sum(staysCents).mapWith(Number),
      refundedCents: sum(wentBackCents).mapWith(Number),
    })
    .from(orders)
    .where(matchingOrders(filter))
    .groupBy(orders.deliveryStatus);
}

/** Orders with full or partial refunds, including pending ones. */
export async function sumRefunded(db: Database, from: Date) {
  const [row] = await db
    .select({ count: count(), cents: sum(wentBackCents).mapWith(Number) })
    .from(orders)
    .where(
      and(
        or(isRefunded, gt(orders.refundedCents, 0)),
        or(eq(orders.totalCents, 0), gt(wentBackCents, 0)),
        gte(orders.createdAt, from),
      ),
    );
  return { count: row?.count ?? 0, cents: row?.cents ?? 0 };
}

/** Orders that have waited longest for shipping; each row has the total number. */
export async function findToShip(db: Database, limit: number) {
  const { id, createdAt, email, fullName } = orders;
  return db
    .select({
      ...{ id, createdAt, email, fullName },
      totalCents: inMain(orders.totalCents).mapWith(Number),
      all: sql`count(*) over ()`.mapWith(Number),
    })
    .from(orders)
    .where(and(eq(orders.deliveryStatus, 'processing'), isPaidOrOnAccount))
    .orderBy(asc(createdAt), asc(id))
    .limit(limit);
}

/** Bestsellers by units that did not come back, under their current names if they still exist. */
export async function findBestSellers(db: Database, from: Date, limit: number) {
  const { productId, quantity, priceCents, orderId, position } = orderProducts;
  const kept = sql`(${quantity} - (select count(*) from returned_units u
    where u.order_id = ${orderId} and u.position = ${position} and u.outcome is not null))`;
  const units = sum(kept).mapWith(Number);
  const cents = sum(inMain(sql`(${kept} * ${priceCents}::bigint)`)).mapWith(Number);
  return db
    .select({
      productId,
      name: sql<string>`max(coalesce(${products.name}, ${orderProducts.name}))`,
      colour: max(products.colour),
      units,
      cents,
    })
    .from(orders)
    .innerJoin(orderProducts, eq(orderProducts.orderId, orders.id))
    .leftJoin(products, eq(products.id, productId))
    .where(and(isRevenue, gte(orders.createdAt, from)))
    .groupBy(productId)
    .having(gt(units, 0))
    .orderBy(desc(units), desc(cents), asc(productId))
    .limit(limit);
}

/** Sizes on sale with few or no available units: fewest first, then those with most alerts. */
export async function findLowSizes(db: Database, limit: number) {
  const { productId, size, quantity, reserved, position } = productSizes;
  const free = sql<number>`${quantity} - ${reserved}`;
  return db
    .select({
      ...{ productId, name: products.name, colour: products.colour },
      ...{ size, free, waiting: waitingForSize },
    })
    .from(productSizes)
    .innerJoin(products, eq(products.id, productId))
    .where(and(visibleTo('shoppers'), lte(free, limits.lowStock)))
    .orderBy(asc(free), desc(waitingForSize), asc(products.sortName), asc(productId), asc(position))
    .limit(limit);
}

/**
 * Checkouts without an order. One that the same customer followed by another within a day (for
 * example after a changed address) does not count.
 */
export async function sumAbandoned(db: Database, from: Date) {
  const { id, userId, status, totalCents, centRate, createdAt } = checkoutSessions;
  const next = sql`lead(${createdAt}) over (partition by ${userId} order by ${createdAt}, ${id})`;
  const visits = db
    .select({
      status,
      cents: sql<number>`round(${totalCents} / ${centRate})`.as('cents'),
      isFollowed: sql<boolean>`coalesce(${next} < ${createdAt} + interval '1 day', false)`.as(
        'is_followed',
      ),
    })
    .from(checkoutSessions)
    .where(gte(createdAt, from))
    .as('visits');
  const [row] = await db
    .select({ count: count(), cents: sum(visits.cents).mapWith(Number) })
    .from(visits)
    .where(and(inArray(visits.status, ['cancelled', 'expired', 'failed']), not(visits.isFollowed)));
  return { count: row?.count ?? 0, cents: row?.cents ?? 0 };
}
