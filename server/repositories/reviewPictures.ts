import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { pictures } from '../db/pictureSchema.ts';
import { reviewPictures, reviews } from '../db/reviewSchema.ts';

/** A picture of a review, and its size in pixels. */
export type StoredReviewPicture = { name: string; width: number; height: number };

/** The uploader of these pictures: only their reviews may use them. */
export async function addReviewPictures(
  db: Database,
  userId: string,
  names: readonly string[],
): Promise<void> {
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

/**
 * Gives the review just these pictures, in this order.
 * @returns those that are no upload of this customer's, or are in another review of theirs
 */
export async function setReviewPictures(
  tx: Database,
  { id, userId }: { id: string; userId: string },
  names: readonly string[],
): Promise<string[]> {
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
export async function removeReviewPicturesOf(tx: Database, userId: string): Promise<void> {
  await tx.delete(reviewPictures).where(eq(reviewPictures.userId, userId));
}

/** Whether the picture is of a review that is taken down, or of none: nobody is told where it is. */
export async function isWithheld(db: Database, name: string): Promise<boolean> {
  const rows = await db
    .select({ name: reviewPictures.name })
    .from(reviewPictures)
    .leftJoin(reviews, eq(reviews.id, reviewPictures.reviewId))
    .where(and(eq(reviewPictures.name, name), or(isNull(reviews.id), eq(reviews.hidden, true))));
  return rows.length > 0;
}
