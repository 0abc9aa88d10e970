import { and, count, desc, eq, isNotNull, lt, max, ne, not, or, type SQL, sql } from 'drizzle-orm';
import type { Fit, ReviewState } from '../../contract/schemas/reviews.ts';
import { users } from '../db/accountSchema.ts';
import { products } from '../db/catalogueSchema.ts';
import type { Database } from '../db/database.ts';
import { orderProducts, orders, ratings, returnedUnits } from '../db/orderSchema.ts';
import { reviews } from '../db/reviewSchema.ts';
import { findReviewPictures, type StoredReviewPicture, setReviewPictures } from './pictures.ts';

type ReviewRow = typeof reviews.$inferSelect;

export type StoredReview = ReviewRow & { pictures: readonly StoredReviewPicture[] };

export type FullReview = StoredReview & { rating: number; buyer: string; productName: string };

/** The customer's current reviews, by product. */
export async function findReviewsOf(
  db: Database,
  userId: string,
): Promise<ReadonlyMap<string, StoredReview>> {
  const hasReviewContent = or(hasText, isNotNull(reviews.height), isNotNull(reviews.fit));
  const rows = await db
    .select()
    .from(reviews)
    .where(and(eq(reviews.userId, userId), hasReviewContent));
  return new Map((await withPictures(db, rows)).map((row) => [row.productId, row]));
}

async function withPictures<Row extends { id: string }>(
  db: Database,
  rows: readonly Row[],
): Promise<(Row & Pick<StoredReview, 'pictures'>)[]> {
  const ids = rows.map(({ id }) => id);
  const found = await findReviewPictures(db, ids);
  return rows.map((row) => ({ ...row, pictures: found.get(row.id) ?? [] }));
}

/** Writes a review, or the customer's part of an existing one, and returns its id. */
export async function writeReview(
  tx: Database,
  review: Pick<ReviewRow, 'id' | 'userId' | 'productId' | 'text' | 'size' | 'height' | 'fit'>,
  now: Date,
) {
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

/** Removes text and pictures. A hidden review's row stays, so that the next one is hidden, too. */
export async function removeReview(
  tx: Database,
  { id, userId }: Pick<ReviewRow, 'id' | 'userId'>,
  now: Date,
) {
  await setReviewPictures(tx, { id, userId }, []);
  await tx.delete(reviews).where(and(eq(reviews.id, id), not(reviews.hidden)));
  await tx
    .update(reviews)
    .set({ text: '', height: null, fit: null, editedAt: now, version: sql`${reviews.version} + 1` })
    .where(eq(reviews.id, id));
}

/** Changes a review of this version; returns false if it has another. */
export async function changeReview(
  db: Database,
  id: string,
  { hidden, reply, version }: Pick<ReviewRow, 'hidden' | 'reply' | 'version'>,
) {
  const changed = await db
    .update(reviews)
    .set({ hidden, reply, version: version + 1 })
    .where(and(eq(reviews.id, id), eq(reviews.version, version)))
    .returning({ id: reviews.id });
  return changed.length === 1;
}

/** Public reviews of a product, newest first, after the position `after`. */
export function findShownReviews(
  db: Database,
  productId: string,
  { after, limit }: { after?: string | undefined; limit?: number | undefined },
): Promise<FullReview[]> {
  return findReviews(db, and(isShown(productId), after ? lt(reviews.id, after) : undefined), {
    limit,
  });
}

export async function countShownReviews(db: Database, productId: string) {
  return db.$count(reviews, isShown(productId));
}

type ReviewFilter = {
  state?: ReviewState | undefined;
  rating?: number | undefined;
  userId?: string;
};

/** Reviews with text, newest first: only these need moderation. */
export function findAllReviews(
  db: Database,
  filter: ReviewFilter,
  page: { limit?: number | undefined; offset?: number | undefined },
): Promise<FullReview[]> {
  return findReviews(db, passing(filter), page);
}

export async function countAllReviews(db: Database, filter: ReviewFilter) {
  const [row] = await db
    .select({ total: count() })
    .from(reviews)
    .innerJoin(ratings, isItsRating)
    .where(passing(filter));
  return row?.total ?? 0;
}

export async function findReview(db: Database, id: string) {
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

function passing({ state, rating, userId }: ReviewFilter): SQL | undefined {
  return and(
    hasText,
    userId === undefined ? undefined : eq(reviews.userId, userId),
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
  const found = rows.map(({ review, ...beside }) => ({ ...review, ...beside }));
  return withPictures(db, found);
}

/** Sizes that the customer has paid for and kept, by product; the latest purchases first. */
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
export async function findRatings(db: Database, userId: string) {
  const rows = await db.select().from(ratings).where(eq(ratings.userId, userId));
  return new Map(rows.map(({ productId, rating }) => [productId, rating]));
}

export async function writeRating(tx: Database, rating: typeof ratings.$inferInsert) {
  await tx
    .insert(ratings)
    .values(rating)
    .onConflictDoUpdate({
      target: [ratings.userId, ratings.productId],
      set: { rating: rating.rating, ratedAt: rating.ratedAt },
    });
}

/** Change of a product's totals: stars, ratings, and answers about the fit. */
export type RatingMove = { sum: number; count: number } & Record<Fit, number>;

export async function moveRating(tx: Database, productId: string, move: RatingMove) {
  // Any update of a product invalidates the cache of all products.
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

/** Condition for lines that were kept, at least in part, of orders that were not fully refunded. */
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
