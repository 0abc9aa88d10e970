import { and, desc, eq, max, ne, sql } from 'drizzle-orm';
import type { Fit } from '../../contract/schemas/reviews.ts';
import type { Database } from '../db/database.ts';
import { orderProducts, orders, ratings } from '../db/orderSchema.ts';
import { returnedUnits } from '../db/returnSchema.ts';
import { products } from '../db/schema.ts';

/**
 * The sizes that the customer has paid for and kept, by their products: what was bought last comes
 * first, of products and of each one's sizes.
 */
export async function findBoughtSizes(
  db: Database,
  userId: string,
  productId?: string,
): Promise<ReadonlyMap<string, string[]>> {
  const latest = max(orders.createdAt);
  const { size } = orderProducts;
  const rows = await db
    .select({ productId: orderProducts.productId, size, latest })
    .from(orderProducts)
    .innerJoin(orders, eq(orders.id, orderProducts.orderId))
    .where(and(isKept(userId), productId ? eq(orderProducts.productId, productId) : undefined))
    .groupBy(orderProducts.productId, size)
    .orderBy(desc(latest), orderProducts.productId, size);
  const sizes = new Map<string, string[]>();
  for (const row of rows) sizes.set(row.productId, [...(sizes.get(row.productId) ?? []), row.size]);
  return sizes;
}

/** The customer's ratings, by product. */
export async function findRatings(
  db: Database,
  userId: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db.select().from(ratings).where(eq(ratings.userId, userId));
  return new Map(rows.map(({ productId, rating }) => [productId, rating]));
}

export async function writeRating(
  tx: Database,
  rating: typeof ratings.$inferInsert,
): Promise<void> {
  await tx
    .insert(ratings)
    .values(rating)
    .onConflictDoUpdate({
      target: [ratings.userId, ratings.productId],
      set: { rating: rating.rating, ratedAt: rating.ratedAt },
    });
}

/** How a product's sums of what buyers say change: by stars, ratings and answers to each fit. */
export type RatingMove = { sum: number; count: number } & Record<Fit, number>;

export async function moveRating(tx: Database, productId: string, move: RatingMove): Promise<void> {
  // Any update of a product makes what is cached of all of them old.
  if (Object.values(move).every((each) => each === 0)) return;
  const { sum, count, small, true: right, large } = move;
  await tx
    .update(products)
    .set({
      ratingSum: sql`${products.ratingSum} + ${sum}`,
      ratingCount: sql`${products.ratingCount} + ${count}`,
      fitSmall: sql`${products.fitSmall} + ${small}`,
      fitTrue: sql`${products.fitTrue} + ${right}`,
      fitLarge: sql`${products.fitLarge} + ${large}`,
    })
    .where(eq(products.id, productId));
}

/** Of a line: not all of it came back, and neither did the money for the whole order. */
function isKept(userId: string) {
  const { orderId, position, quantity } = orderProducts;
  return and(
    eq(orders.userId, userId),
    eq(orders.paymentStatus, 'paid'),
    ne(orders.deliveryStatus, 'cancelled'),
    sql`${quantity} > (select count(*) from ${returnedUnits}
      where ${returnedUnits.orderId} = ${orderId} and ${returnedUnits.position} = ${position}
        and ${returnedUnits.outcome} is not null)`,
  );
}
