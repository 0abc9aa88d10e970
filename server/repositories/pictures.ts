import {
  and,
  asc,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  notExists,
  or,
  sql,
} from 'drizzle-orm';
import { productImages, products } from '../db/catalogueSchema.ts';
import { checkoutLines } from '../db/checkoutSchema.ts';
import type { Database } from '../db/database.ts';
import { orderProducts } from '../db/orderSchema.ts';
import { pictures, reviewPictures, reviews } from '../db/reviewSchema.ts';
import { collections, shopProfile } from '../db/shopSchema.ts';
import { visibleTo } from './productFilter.ts';

type PictureRow = typeof pictures.$inferSelect;

/** Adds pictures; those that are known stay as they are. */
export async function addPictures(db: Database, rows: readonly PictureRow[]) {
  if (rows.length > 0)
    await db
      .insert(pictures)
      .values([...rows])
      .onConflictDoNothing();
}

export async function findPicture(db: Database, name: string) {
  const [row] = await db.select().from(pictures).where(eq(pictures.name, name));
  return row;
}

/** Names of products' pictures without a row. */
export async function findUnknownPictures(db: Database) {
  const known = db.select().from(pictures).where(eq(pictures.name, productImages.name));
  const rows = await db
    .selectDistinct({ name: productImages.name })
    .from(productImages)
    .where(notExists(known));
  return rows.map(({ name }) => name);
}

/**
 * Pictures from before `time` that no product, checkout, order, review or page uses, oldest first.
 */
export async function findUnusedPictures(db: Database, time: Date, limit: number) {
  return db
    .select()
    .from(pictures)
    .where(and(lt(pictures.createdAt, time), isUnused(db)))
    .orderBy(asc(pictures.createdAt))
    .limit(limit);
}

/**
 * Locks these pictures, so that the caller can use them. Waits for one that is being deleted.
 * @returns the number of existing ones
 */
export async function lockPictures(tx: Database, names: readonly string[]) {
  if (names.length === 0) return 0;
  const kept = await tx
    .select({ name: pictures.name })
    .from(pictures)
    .where(inArray(pictures.name, [...names]))
    .orderBy(asc(pictures.name))
    .for('key share');
  return kept.length;
}

/** Locks an unused picture until the transaction ends; returns false if it is used. */
export async function lockUnusedPicture(tx: Database, name: string) {
  const isIt = eq(pictures.name, name);
  const locked = await tx.select().from(pictures).where(isIt).for('update', { skipLocked: true });
  if (locked.length === 0) return false;
  // A separate statement: the locking one would not see very recent uses.
  const unused = await tx
    .select()
    .from(pictures)
    .where(and(isIt, isUnused(tx)));
  return unused.length === 1;
}

function isUnused(db: Database) {
  const { name } = pictures;
  const wideName = sql`regexp_replace(${name}, '-(tall|square)[.]', '-wide.')`;
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
    // The owner's are stored by their wide names.
    notExists(
      db
        .select()
        .from(shopProfile)
        .where(sql`position(${wideName} in ${shopProfile.profile}::text) > 0`),
    ),
    notExists(
      db.select().from(collections).where(sql`${collections.details} ->> 'picture' = ${wideName}`),
    ),
  );
}

export async function removePictures(db: Database, names: readonly string[]) {
  if (names.length > 0) await db.delete(pictures).where(inArray(pictures.name, [...names]));
}

/** Returns true if shoppers see this product with this picture; the id must be a UUID. */
export async function isShown(db: Database, productId: string, name: string) {
  const rows = await db
    .select({ id: products.id })
    .from(productImages)
    .innerJoin(products, eq(products.id, productImages.productId))
    .where(
      and(
        eq(productImages.productId, productId),
        eq(productImages.name, name),
        visibleTo('shoppers'),
      ),
    );
  return rows.length > 0;
}

/** Returns true if an order has this product with this picture; the id must be a UUID. */
export async function isBought(db: Database, productId: string, name: string) {
  const isIt = and(eq(orderProducts.productId, productId), eq(orderProducts.picture, name));
  return (await db.$count(orderProducts, isIt)) > 0;
}

/** A picture's name, and how wide it is in pixels. */
export type SizedPicture = { name: string; width: number };

/** Pictures of products and drafts: main pictures first, newest products first. */
export async function findShownPictures(db: Database, limit: number) {
  return db
    .select({ name: pictures.name, width: pictures.width })
    .from(products)
    .innerJoin(productImages, eq(productImages.productId, products.id))
    .innerJoin(pictures, eq(pictures.name, productImages.name))
    .where(visibleTo('admins'))
    .orderBy(desc(productImages.flagman), desc(products.updatedAt), productImages.position)
    .limit(limit);
}

/** A picture of a review, and its size in pixels. */
export type StoredReviewPicture = { name: string; width: number; height: number };

/** Records the uploader of these pictures: only their reviews may use them. */
export async function addReviewPictures(db: Database, userId: string, names: readonly string[]) {
  await db.insert(reviewPictures).values(names.map((name) => ({ name, userId })));
}

/** The pictures of each of these reviews, in their order. */
export async function findReviewPictures(
  db: Database,
  reviewIds: readonly string[],
): Promise<ReadonlyMap<string, StoredReviewPicture[]>> {
  const { reviewId, name, position } = reviewPictures;
  const rows = await db
    .select({ reviewId, name, width: pictures.width, height: pictures.height })
    .from(reviewPictures)
    .innerJoin(pictures, eq(pictures.name, name))
    .where(inArray(reviewId, [...reviewIds]))
    .orderBy(asc(position));
  const found = new Map<string, StoredReviewPicture[]>();
  for (const { reviewId: id, ...picture } of rows) {
    if (id) found.set(id, [...(found.get(id) ?? []), picture]);
  }
  return found;
}

/** @returns the pictures that are not this customer's uploads, or are in another review */
export async function setReviewPictures(
  tx: Database,
  { id, userId }: { id: string; userId: string },
  names: readonly string[],
) {
  const { reviewId } = reviewPictures;
  await tx.update(reviewPictures).set({ reviewId: null }).where(eq(reviewId, id));
  const missing: string[] = [];
  for (const [position, name] of names.entries()) {
    const taken = await tx
      .update(reviewPictures)
      .set({ reviewId: id, position })
      .where(
        and(eq(reviewPictures.name, name), eq(reviewPictures.userId, userId), isNull(reviewId)),
      )
      .returning({ name: reviewPictures.name });
    if (taken.length === 0) missing.push(name);
  }
  return missing;
}

/** Detaches a customer's uploads from their account. */
export async function removeReviewPicturesOf(tx: Database, userId: string) {
  await tx.delete(reviewPictures).where(eq(reviewPictures.userId, userId));
}

/** Returns true for a picture of a hidden review, or of none: its URL is secret. */
export async function isSecretPicture(db: Database, name: string) {
  const rows = await db
    .select({ name: reviewPictures.name })
    .from(reviewPictures)
    .leftJoin(reviews, eq(reviews.id, reviewPictures.reviewId))
    .where(and(eq(reviewPictures.name, name), or(isNull(reviews.id), eq(reviews.hidden, true))));
  return rows.length > 0;
}
