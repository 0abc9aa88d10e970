import { v7 } from 'uuid';
import type { Reply } from '../../../contract/endpoint.ts';
import { messages } from '../../../contract/messages.ts';
import { lacksWords, saysMore, visibleText } from '../../../contract/rules/reviews.ts';
import type { ReviewInput } from '../../../contract/schemas/reviews.ts';
import type { RelatedProduct } from '../../../contract/schemas/user.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { BadInput, NotAllowed, NotFound } from '../../errors.ts';
import { isUuid } from '../../lib/ids.ts';
import { keepPictures } from '../../repositories/pictures.ts';
import { findProductNames, findProductsById } from '../../repositories/products.ts';
import {
  findBoughtSizes,
  findRatings,
  moveRating,
  type RatingMove,
  writeRating,
} from '../../repositories/ratings.ts';
import { setReviewPictures } from '../../repositories/reviewPictures.ts';
import {
  findReviewsOf,
  removeReview,
  type StoredReview,
  writeReview,
} from '../../repositories/reviews.ts';
import { lockCustomer } from '../../repositories/users.ts';
import type { Context } from '../context.ts';
import { toProduct } from './productView.ts';
import { toOwnReview } from './reviewView.ts';

/**
 * The products that the customer bought and the shop still has, those bought last first; then those
 * given back whose review can still be taken back.
 */
export async function listRelatedProducts(
  { db, pictures }: Pick<Context, 'db' | 'pictures'>,
  userId: string,
): Promise<RelatedProduct[]> {
  const sizes = await findBoughtSizes(db, userId);
  const rated = await findRatings(db, userId);
  const reviews = await findReviewsOf(db, userId);
  const ids = [...new Set([...sizes.keys(), ...reviews.keys()])];
  const products = await findProductsById(db, ids);
  const found = ids.flatMap((id) => products.get(id) ?? []);
  return Promise.all(
    found.map(async (stored): Promise<RelatedProduct> => {
      const rating = rated.get(stored.id);
      const review = reviews.get(stored.id);
      return {
        productId: await toProduct(stored, pictures),
        sizes: sizes.get(stored.id) ?? [],
        ...(rating === undefined ? { status: 'to_rate' } : { status: 'rated', rating }),
        ...(review && { review: await toOwnReview(review, pictures) }),
      };
    }),
  );
}

/** What a customer says besides the stars. */
type Words = Omit<ReviewInput, 'rating'>;

/**
 * The customer's rating of a product they bought; another one takes its place. The product's
 * average moves in the same transaction, and so does what is said of its fit.
 * @param words undefined for stars alone, which leave what was written as it is
 * @throws NotFound when the shop has no such product
 * @throws NotAllowed when the customer has not bought it, or gave it back; words can be taken back
 * @throws BadInput when they bought another size, or a picture is not theirs or has no words
 */
export async function rateProduct(
  { db, now }: Pick<Context, 'db' | 'now'>,
  userId: string,
  productId: string,
  rating: number,
  words?: Words,
): Promise<Reply<'POST /rate/:productId'>> {
  if (!isUuid(productId)) throw new NotFound(messages.noSuchProduct);
  if (words && lacksWords(words)) {
    throw new BadInput(messages.reviewLacksText, 'text');
  }
  return inTransaction(db, async (tx) => {
    await lockCustomer(tx, userId);
    const names = await findProductNames(tx, [productId]);
    if (!names.has(productId)) throw new NotFound(messages.noSuchProduct);
    const sizes = (await findBoughtSizes(tx, userId, productId)).get(productId);
    const review = (await findReviewsOf(tx, userId)).get(productId);
    const takesBack = review && words && !saysMore(words);
    if (!sizes && !takesBack) throw new NotAllowed(messages.buyersRate);
    const before = (await findRatings(tx, userId)).get(productId);
    // A customer who returned it keeps their stars.
    const given = sizes ? rating : (before ?? rating);
    await writeRating(tx, { userId, productId, rating: given, ratedAt: now() });
    const place = { userId, productId, sizes: sizes ?? [], before: review };
    await moveRating(tx, productId, {
      sum: given - (before ?? 0),
      count: before === undefined ? 1 : 0,
      ...(words ? await writeWords(tx, place, words, now()) : noFits),
    });
    return { success: true, message: messages.rated };
  });
}

const noFits = { small: 0, true: 0, large: 0 };

type Place = {
  userId: string;
  productId: string;
  sizes: readonly string[];
  before: StoredReview | undefined;
};

/** Writes, changes or takes away the words of a rating; answers what that does to the fit. */
async function writeWords(
  tx: Database,
  { userId, productId, sizes, before }: Place,
  words: Words,
  now: Date,
): Promise<Omit<RatingMove, 'sum' | 'count'>> {
  const { size = sizes[0] ?? '', height = null, fit = null } = words;
  const stays = saysMore(words);
  if (stays && !sizes.includes(size)) {
    throw new BadInput(messages.boughtSizes(sizes), 'size');
  }
  if (stays) {
    const review = { userId, productId, text: visibleText(words.text), size, height, fit };
    const id = await writeReview(tx, { id: v7(), ...review }, now);
    await showPictures(tx, { id, userId }, words.pictures);
  } else if (before) await removeReview(tx, before, now);
  const fits = { ...noFits };
  if (before?.fit) fits[before.fit] -= 1;
  if (stays && fit) fits[fit] += 1;
  return fits;
}

/** @throws BadInput when one is not the customer's own, or was forgotten as nothing used it for a day */
async function showPictures(
  tx: Database,
  review: { id: string; userId: string },
  names: readonly string[] = [],
): Promise<void> {
  await keepPictures(tx, names);
  const missing = await setReviewPictures(tx, review, names);
  if (missing.length === 0) return;
  throw new BadInput(messages.pictureHasGone, 'pictures');
}
