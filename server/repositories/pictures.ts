import { and, asc, eq, inArray, isNotNull, lt, notExists, sql } from 'drizzle-orm';
import { checkoutLines } from '../db/checkoutSchema.ts';
import type { Database } from '../db/database.ts';
import { orderProducts } from '../db/orderSchema.ts';
import { pictures } from '../db/pictureSchema.ts';
import { reviewPictures } from '../db/reviewSchema.ts';
import { productImages } from '../db/schema.ts';
import { shopProfile } from '../db/shopProfileSchema.ts';

type PictureRow = typeof pictures.$inferSelect;

/** Adds pictures; those that are known stay as they are. */
export async function addPictures(db: Database, rows: readonly PictureRow[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(pictures)
      .values([...rows])
      .onConflictDoNothing();
}

export async function findPicture(db: Database, name: string): Promise<PictureRow | undefined> {
  const [row] = await db.select().from(pictures).where(eq(pictures.name, name));
  return row;
}

/** The names of products' pictures that have no row. */
export async function findUnknownPictures(db: Database): Promise<string[]> {
  const known = db.select().from(pictures).where(eq(pictures.name, productImages.name));
  const rows = await db
    .selectDistinct({ name: productImages.name })
    .from(productImages)
    .where(notExists(known));
  return rows.map(({ name }) => name);
}

/** Pictures from before `time` that no product, checkout, order, review or page has, the oldest first. */
export async function findUnusedPictures(
  db: Database,
  time: Date,
  limit: number,
): Promise<PictureRow[]> {
  return db
    .select()
    .from(pictures)
    .where(and(lt(pictures.createdAt, time), isUnused(db)))
    .orderBy(asc(pictures.createdAt))
    .limit(limit);
}

/**
 * Keeps these pictures from being forgotten before the transaction ends: for a caller that is about to
 * use them. Waits for one that is being forgotten, which is gone then.
 * @returns how many of them there are
 */
export async function keepPictures(tx: Database, names: readonly string[]): Promise<number> {
  if (names.length === 0) return 0;
  const kept = await tx
    .select({ name: pictures.name })
    .from(pictures)
    .where(inArray(pictures.name, [...names]))
    .orderBy(asc(pictures.name))
    .for('key share');
  return kept.length;
}

/** Whether the picture is unused, and stays so until the transaction ends. */
export async function lockUnusedPicture(tx: Database, name: string): Promise<boolean> {
  const isIt = eq(pictures.name, name);
  const locked = await tx.select().from(pictures).where(isIt).for('update', { skipLocked: true });
  if (locked.length === 0) return false;
  // A statement of its own: the one that locks would not see who used it a moment before.
  const unused = await tx
    .select()
    .from(pictures)
    .where(and(isIt, isUnused(tx)));
  return unused.length === 1;
}

function isUnused(db: Database) {
  const { name } = pictures;
  return and(
    notExists(db.select().from(productImages).where(eq(productImages.name, name))),
    notExists(db.select().from(checkoutLines).where(eq(checkoutLines.picture, name))),
    notExists(db.select().from(orderProducts).where(eq(orderProducts.picture, name))),
    notExists(
      db
        .select()
        .from(reviewPictures)
        .where(and(eq(reviewPictures.name, name), isNotNull(reviewPictures.reviewId))),
    ),
    // The owner's are called by their wide ones.
    notExists(
      db
        .select()
        .from(shopProfile)
        .where(
          sql`position(regexp_replace(${name}, '-(tall|square)[.]', '-wide.') in ${shopProfile.profile}::text) > 0`,
        ),
    ),
  );
}

export async function removePictures(db: Database, names: readonly string[]): Promise<void> {
  if (names.length > 0) await db.delete(pictures).where(inArray(pictures.name, [...names]));
}
