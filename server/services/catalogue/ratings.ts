import { v7 } from 'uuid';
import type { Reply } from '../../../contract/endpoint.ts';
import { messages } from '../../../contract/messages.ts';
import { hasOnlyPictures, hasReviewContent, visibleText } from '../../../contract/rules/reviews.ts';
import type { ReviewInput } from '../../../contract/schemas/reviews.ts';
import type { RelatedProduct } from '../../../contract/schemas/user.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { BadInput, NotAllowed, NotFound } from '../../errors.ts';
import { isUuid } from '../../lib/ids.ts';
import { lockPictures, setReviewPictures } from '../../repositories/pictures.ts';
import { findProductNames, findProductsById } from '../../repositories/products.ts';
import {
  findBoughtSizes,
  findRatings,
  findReviewsOf,
  moveRating,
  type RatingMove,
  removeReview,
  type StoredReview,
  writeRating,
  writeReview,
} from '../../repositories/reviews.ts';
import { lockCustomer } from '../../repositories/users.ts';
import type { Context } from '../context.ts';
import { mapInOwnWords } from '../selling/ownWords.ts';
import { toProduct } from './productView.ts';
import { toOwnReview } from './reviews.ts';

/**
 * Products that the customer bought and the shop still has, latest first; then returned ones
 * with a review, which can still be deleted.
 */
export async function listRelatedProducts(
  context: Context,
  userId: string,
): Promise<RelatedProduct[]> {
  const { db, pictures } = context;
  const sizes = await findBoughtSizes(db, userId);
  const rated = await findRatings(db, userId);
  const reviews = await findReviewsOf(db, userId);
  const ids = [...new Set([...sizes.keys(), ...reviews.keys()])];
  const products = await mapInOwnWords(context, await findProductsById(db, ids));
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

/** Fields of a review besides the stars. */
type Words = Omit<ReviewInput, 'rating'>;

/**
 * Sets the customer's rating of a product, and updates the product's totals.
 * @param words undefined for stars alone, which keep the review's text
 * @throws NotFound when the shop has no such product
 * @throws NotAllowed unless the customer bought and kept it; reviews can always be deleted
 * @throws BadInput when they bought another size, or a picture is not theirs or has no text
 */
export async function rateProduct(
  { db, now }: Context,
  userId: string,
  productId: string,
  rating: number,
  words?: Words,
): Promise<Reply<'POST /rate/:productId'>> {
  if (!isUuid(productId)) throw new NotFound(messages.noSuchProduct);
  if (words && hasOnlyPictures(words)) {
    throw new BadInput(messages.reviewLacksText, 'text');
  }
  return inTransaction(db, async (tx) => {
    await lockCustomer(tx, userId);
    const names = await findProductNames(tx, [productId]);
    if (!names.has(productId)) throw new NotFound(messages.noSuchProduct);
    const sizes = (await findBoughtSizes(tx, userId, productId)).get(productId);
    const review = (await findReviewsOf(tx, userId)).get(productId);
    const takesBack = review && words && !hasReviewContent(words);
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

/** Writes, changes or removes a review; returns the change of the answers about the fit. */
async function writeWords(
  tx: Database,
  { userId, productId, sizes, before }: Place,
  words: Words,
  now: Date,
): Promise<Omit<RatingMove, 'sum' | 'count'>> {
  const { size = sizes[0] ?? '', height = null, fit = null } = words;
  const stays = hasReviewContent(words);
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

/** @throws BadInput when one is not the customer's own, or was deleted after a day without use */
async function showPictures(
  tx: Database,
  review: { id: string; userId: string },
  names: readonly string[] = [],
) {
  await lockPictures(tx, names);
  const missing = await setReviewPictures(tx, review, names);
  if (missing.length === 0) return;
  throw new BadInput(messages.pictureHasGone, 'pictures');
}
