import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  lte,
  max,
  not,
  or,
  sql,
  sum,
} from 'drizzle-orm';
import { limits } from '../../contract/limits.ts';
import { checkoutSessions } from '../db/checkoutSchema.ts';
import type { Database } from '../db/database.ts';
import { orderProducts, orders } from '../db/orderSchema.ts';
import { productSizes, products } from '../db/schema.ts';
import {
  isPaidOrOnAccount,
  isRefunded,
  isRevenue,
  staysCents,
  wentBackCents,
} from './orderMoney.ts';
import { waitingForSize } from './stockAlerts.ts';
import { visibleTo } from './visibleProducts.ts';

/** What came in on each day (UTC) that had any of it. */
export async function sumByDay(db: Database, from: Date) {
  const day = sql<string>`to_char(${orders.createdAt} at time zone 'UTC', 'YYYY-MM-DD')`;
  return db
    .select({ day, orders: count(), cents: sum(staysCents).mapWith(Number) })
    .from(orders)
    .where(and(isRevenue, gte(orders.createdAt, from)))
    .groupBy(sql`1`);
}

/** Orders whose money went back or is about to, all of it or a part. */
export async function sumRefunded(db: Database, from: Date) {
  const [row] = await db
    .select({ count: count(), cents: sum(wentBackCents).mapWith(Number) })
    .from(orders)
    .where(and(or(isRefunded, gt(orders.refundedCents, 0)), gte(orders.createdAt, from)));
  return { count: row?.count ?? 0, cents: row?.cents ?? 0 };
}

/** The orders that wait the longest for their parcel; each row says how many there are in all. */
export async function findToShip(db: Database, limit: number) {
  const { id, createdAt, email, fullName, totalCents } = orders;
  return db
    .select({
      ...{ id, createdAt, email, fullName, totalCents },
      all: sql`count(*) over ()`.mapWith(Number),
    })
    .from(orders)
    .where(and(eq(orders.deliveryStatus, 'processing'), isPaidOrOnAccount))
    .orderBy(asc(createdAt), asc(id))
    .limit(limit);
}

/** What sold most, by units; under its name of today, as long as it has one. */
export async function findBestSellers(db: Database, from: Date, limit: number) {
  const { productId, quantity, priceCents } = orderProducts;
  const units = sum(quantity).mapWith(Number);
  const cents = sum(sql`${quantity} * ${priceCents}::bigint`).mapWith(Number);
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
    .orderBy(desc(units), desc(cents), asc(productId))
    .limit(limit);
}

/** Sizes on sale with few free units, or none: the fewest first, then those most wait for. */
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
 * Checkouts that ended without an order. One that its customer followed with another within a day
 * (after a changed address, say) is part of the same visit and does not count.
 */
export async function sumAbandoned(db: Database, from: Date) {
  const { id, userId, status, totalCents, createdAt } = checkoutSessions;
  const next = sql`lead(${createdAt}) over (partition by ${userId} order by ${createdAt}, ${id})`;
  const visits = db
    .select({
      status,
      totalCents,
      isFollowed: sql<boolean>`coalesce(${next} < ${createdAt} + interval '1 day', false)`.as(
        'is_followed',
      ),
    })
    .from(checkoutSessions)
    .where(gte(createdAt, from))
    .as('visits');
  const [row] = await db
    .select({ count: count(), cents: sum(visits.totalCents).mapWith(Number) })
    .from(visits)
    .where(and(inArray(visits.status, ['cancelled', 'expired', 'failed']), not(visits.isFollowed)));
  return { count: row?.count ?? 0, cents: row?.cents ?? 0 };
}
