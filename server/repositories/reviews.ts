import { and, count, desc, eq, isNotNull, lt, ne, not, or, type SQL, sql } from 'drizzle-orm';
import type { ReviewState } from '../../contract/schemas/reviews.ts';
import { users } from '../db/accountSchema.ts';
import type { Database } from '../db/database.ts';
import { ratings } from '../db/orderSchema.ts';
import { reviews } from '../db/reviewSchema.ts';
import { products } from '../db/schema.ts';
import {
  findReviewPictures,
  type StoredReviewPicture,
  setReviewPictures,
} from './reviewPictures.ts';

type ReviewRow = typeof reviews.$inferSelect;

export type StoredReview = ReviewRow & { pictures: readonly StoredReviewPicture[] };

/** A review with its rating, author and product. */
export type FullReview = StoredReview & { rating: number; buyer: string; productName: string };

/** What the customer wrote and has not taken back, by product. */
export async function findReviewsOf(
  db: Database,
  userId: string,
): Promise<ReadonlyMap<string, StoredReview>> {
  const saysMore = or(hasText, isNotNull(reviews.height), isNotNull(reviews.fit));
  const rows = await db
    .select()
    .from(reviews)
    .where(and(eq(reviews.userId, userId), saysMore));
  return new Map((await withPictures(db, rows)).map((row) => [row.productId, row]));
}

async function withPictures<Row extends { id: string }>(
  db: Database,
  rows: readonly Row[],
): Promise<(Row & Pick<StoredReview, 'pictures'>)[]> {
  const found = await findReviewPictures(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, pictures: found.get(row.id) ?? [] }));
}

/**
 * Writes a review, or the customer's part of one that is there.
 * @returns its id
 */
export async function writeReview(
  tx: Database,
  review: Pick<ReviewRow, 'id' | 'userId' | 'productId' | 'text' | 'size' | 'height' | 'fit'>,
  now: Date,
): Promise<string> {
  const { text, size, height, fit } = review;
  const [row] = await tx
    .insert(reviews)
    .values({ ...review, createdAt: now })
    .onConflictDoUpdate({
      target: [reviews.userId, reviews.productId],
      set: { text, size, height, fit, editedAt: now, version: sql`${reviews.version} + 1` },
    })
    .returning({ id: reviews.id });
  return row?.id ?? review.id;
}

/** Takes words and pictures away. Of a hidden one the row stays, so that what is written next is hidden. */
export async function removeReview(
  tx: Database,
  { id, userId }: Pick<ReviewRow, 'id' | 'userId'>,
  now: Date,
): Promise<void> {
  await setReviewPictures(tx, { id, userId }, []);
  await tx.delete(reviews).where(and(eq(reviews.id, id), not(reviews.hidden)));
  await tx
    .update(reviews)
    .set({ text: '', height: null, fit: null, editedAt: now, version: sql`${reviews.version} + 1` })
    .where(eq(reviews.id, id));
}

/** Whether it was still at this version, and is changed. */
export async function changeReview(
  db: Database,
  id: string,
  { hidden, reply, version }: Pick<ReviewRow, 'hidden' | 'reply' | 'version'>,
): Promise<boolean> {
  const changed = await db
    .update(reviews)
    .set({ hidden, reply, version: version + 1 })
    .where(and(eq(reviews.id, id), eq(reviews.version, version)))
    .returning({ id: reviews.id });
  return changed.length === 1;
}

/** Of a product, for everybody: the newest first, those behind `after`. */
export function findShownReviews(
  db: Database,
  productId: string,
  { after, limit }: { after?: string | undefined; limit?: number | undefined },
): Promise<FullReview[]> {
  return findReviews(db, and(isShown(productId), after ? lt(reviews.id, after) : undefined), {
    limit,
  });
}

export async function countShownReviews(db: Database, productId: string): Promise<number> {
  return db.$count(reviews, isShown(productId));
}

/** Which reviews an admin looks at. */
type ReviewFilter = { state?: ReviewState | undefined; rating?: number | undefined };

/** Those with a text, the newest first: nothing else is to be looked after. */
export function findAllReviews(
  db: Database,
  filter: ReviewFilter,
  page: { limit?: number | undefined; offset?: number | undefined },
): Promise<FullReview[]> {
  return findReviews(db, passing(filter), page);
}

export async function countAllReviews(db: Database, filter: ReviewFilter): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(reviews)
    .innerJoin(ratings, isItsRating)
    .where(passing(filter));
  return row?.total ?? 0;
}

export async function findReview(db: Database, id: string): Promise<FullReview | undefined> {
  return (await findReviews(db, and(hasText, eq(reviews.id, id)), {}))[0];
}

const isItsRating = and(
  eq(ratings.userId, reviews.userId),
  eq(ratings.productId, reviews.productId),
);

const hasText = ne(reviews.text, '');

function isShown(productId: string): SQL | undefined {
  return and(eq(reviews.productId, productId), sql`not ${reviews.hidden}`, hasText);
}

function passing({ state, rating }: ReviewFilter): SQL | undefined {
  return and(
    hasText,
    state && eq(reviews.hidden, state === 'hidden'),
    state === 'unanswered' ? eq(reviews.reply, '') : undefined,
    state === 'answered' ? ne(reviews.reply, '') : undefined,
    rating === undefined ? undefined : eq(ratings.rating, rating),
  );
}

async function findReviews(
  db: Database,
  where: SQL | undefined,
  { limit, offset = 0 }: { limit?: number | undefined; offset?: number | undefined },
): Promise<FullReview[]> {
  const query = db
    .select({
      review: reviews,
      rating: ratings.rating,
      buyer: users.name,
      productName: products.name,
    })
    .from(reviews)
    .innerJoin(ratings, isItsRating)
    .innerJoin(users, eq(users.id, reviews.userId))
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(where)
    .orderBy(desc(reviews.id))
    .offset(offset)
    .$dynamic();
  const rows = await (limit === undefined ? query : query.limit(limit));
  return withPictures(
    db,
    rows.map(({ review, ...beside }) => ({ ...review, ...beside })),
  );
}
