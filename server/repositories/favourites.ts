import { and, desc, eq } from 'drizzle-orm';
import { favourites } from '../db/accountSchema.ts';
import type { Database } from '../db/database.ts';
import { products } from '../db/schema.ts';
import { visibleTo } from './visibleProducts.ts';

/** The ids of the user's favourites that the shop still has, the latest first. */
export async function findFavouriteIds(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: favourites.productId })
    .from(favourites)
    .innerJoin(products, eq(products.id, favourites.productId))
    .where(and(eq(favourites.userId, userId), visibleTo('shoppers')))
    .orderBy(desc(favourites.createdAt), desc(favourites.productId));
  return rows.map(({ id }) => id);
}

/** Adds a favourite; one that is there stays as it is. */
export async function addFavouriteRow(
  db: Database,
  favourite: typeof favourites.$inferInsert,
): Promise<void> {
  await db.insert(favourites).values(favourite).onConflictDoNothing();
}

/** @returns whether it was one */
export async function removeFavouriteRow(
  db: Database,
  userId: string,
  productId: string,
): Promise<boolean> {
  const removed = await db
    .delete(favourites)
    .where(and(eq(favourites.userId, userId), eq(favourites.productId, productId)))
    .returning({ productId: favourites.productId });
  return removed.length > 0;
}
