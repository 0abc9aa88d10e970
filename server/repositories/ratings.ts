import { and, desc, eq, max, ne, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { orderProducts, orders, ratings } from '../db/orderSchema.ts';
import { products } from '../db/schema.ts';

/** Products that the customer has paid for and kept, those of the newest order first. */
export async function findBoughtProducts(db: Database, userId: string): Promise<string[]> {
  const latest = max(orders.createdAt);
  const rows = await db
    .select({ productId: orderProducts.productId, latest })
    .from(orderProducts)
    .innerJoin(orders, eq(orders.id, orderProducts.orderId))
    .where(isKept(userId))
    .groupBy(orderProducts.productId)
    .orderBy(desc(latest), orderProducts.productId);
  return rows.map(({ productId }) => productId);
}

export async function hasBought(db: Database, userId: string, productId: string): Promise<boolean> {
  const rows = await db
    .select({ id: orders.id })
    .from(orderProducts)
    .innerJoin(orders, eq(orders.id, orderProducts.orderId))
    .where(and(isKept(userId), eq(orderProducts.productId, productId)))
    .limit(1);
  return rows.length > 0;
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

/** Moves the product's sum and count of ratings by these. */
export async function moveRating(
  tx: Database,
  productId: string,
  { sum, count }: { sum: number; count: number },
): Promise<void> {
  await tx
    .update(products)
    .set({
      ratingSum: sql`${products.ratingSum} + ${sum}`,
      ratingCount: sql`${products.ratingCount} + ${count}`,
    })
    .where(eq(products.id, productId));
}

function isKept(userId: string) {
  return and(
    eq(orders.userId, userId),
    eq(orders.paymentStatus, 'paid'),
    ne(orders.deliveryStatus, 'cancelled'),
  );
}
