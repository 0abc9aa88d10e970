import type { Reply } from '../../../contract/endpoint.ts';
import { messages } from '../../../contract/messages.ts';
import { dayOf } from '../../../contract/rules/days.ts';
import { firstNameOf, visibleText } from '../../../contract/rules/reviews.ts';
import type {
  AdminReview,
  AdminReviewPage,
  AdminReviewQuery,
  ChangedReview,
  OwnReview,
  Review,
  ReviewChange,
  ReviewPage,
  ReviewQuery,
} from '../../../contract/schemas/reviews.ts';
import { inTransaction } from '../../db/database.ts';
import { Conflict, NotAllowed, NotFound } from '../../errors.ts';
import { isUuid } from '../../lib/ids.ts';
import { addReviewPictures } from '../../repositories/pictures.ts';
import {
  changeReview,
  countAllReviews,
  countShownReviews,
  type FullReview,
  findAllReviews,
  findBoughtSizes,
  findReview,
  findShownReviews,
  type StoredReview,
} from '../../repositories/reviews.ts';
import { customersPrefix } from '../../storage/pictureUrls.ts';
import type { Context } from '../context.ts';
import type { UploadedPicture } from '../pictures/redrawUpload.ts';
import { type PictureUrlSigner, renditionsOf } from '../pictures/renditionUrls.ts';
import { storePictures } from '../pictures/storePictures.ts';
import { findStoredProduct } from './catalogue.ts';

/** Public form. */
async function toReview(stored: FullReview, pictures: PictureUrlSigner): Promise<Review> {
  const name = firstNameOf(stored.buyer);
  return {
    id: stored.id,
    rating: stored.rating,
    ...(await toWritten(stored, pictures)),
    ...(name !== undefined && { name }),
    month: dayOf(stored.createdAt).slice(0, 7),
  };
}

/** For the author. */
export async function toOwnReview(
  stored: StoredReview,
  pictures: PictureUrlSigner,
): Promise<OwnReview> {
  return { ...(await toWritten(stored, pictures)), hidden: stored.hidden };
}

export async function toAdminReview(
  stored: FullReview,
  pictures: PictureUrlSigner,
): Promise<AdminReview> {
  const { productId, productName, hidden, createdAt, editedAt, version } = stored;
  return {
    ...(await toReview(stored, pictures)),
    ...{ productId, productName, hidden, version },
    createdAt: createdAt.toISOString(),
    ...(editedAt && { editedAt: editedAt.toISOString() }),
  };
}

async function toWritten(
  { text, size, height, fit, reply, pictures: stored }: StoredReview,
  pictures: PictureUrlSigner,
) {
  const shown = await Promise.all(
    stored.map(async ({ name, ...pixels }) => ({
      name,
      signedUrl: await pictures.signedUrl(name),
      renditions: renditionsOf(name, pixels, pictures),
    })),
  );
  return {
    ...{ text, size },
    ...(height !== null && { height }),
    ...(fit !== null && { fit }),
    ...(shown.length > 0 && { pictures: shown }),
    ...(reply !== '' && { reply }),
  };
}

/**
 * A page of a product's reviews, or the whole list when the query has no `limit`.
 * @throws NotFound when the shop has no such product
 */
export async function listReviews(
  { db, pictures }: Context,
  productId: string,
  { after, limit }: ReviewQuery,
): Promise<ReviewPage> {
  await findStoredProduct(db, productId);
  const found = await findShownReviews(db, productId, { after, limit });
  const reviews = await Promise.all(found.map((each) => toReview(each, pictures)));
  return { total: await countShownReviews(db, productId), reviews };
}

/** A page of all reviews, or the whole list when the query has no `limit`. */
export async function listAllReviews(
  { db, pictures }: Context,
  { state, rating, limit, offset }: AdminReviewQuery,
): Promise<AdminReviewPage> {
  const filter = { state, rating };
  const found = await findAllReviews(db, filter, { limit, offset });
  const reviews = await Promise.all(found.map((each) => toAdminReview(each, pictures)));
  return { reviews, total: await countAllReviews(db, filter) };
}

/**
 * Hides or shows a review, and replies to it. Repeating the current state changes nothing.
 * @throws NotFound when there is no such review
 * @throws Conflict when another version is current
 */
export async function moderateReview(
  { db, pictures }: Context,
  id: string,
  { hidden, version, ...input }: ReviewChange,
): Promise<ChangedReview> {
  const before = isUuid(id) ? await findReview(db, id) : undefined;
  if (!before) throw new NotFound(messages.noSuchReview);
  const reply = visibleText(input.reply);
  if (before.hidden !== hidden || before.reply !== reply) {
    const change = { hidden, reply, version };
    if (!(await inTransaction(db, (tx) => changeReview(tx, id, change)))) {
      throw new Conflict(messages.reviewHasChanged, 'version');
    }
  }
  const review = await findReview(db, id);
  if (!review) throw new NotFound(messages.noSuchReview);
  return {
    ...{ success: true, message: messages.reviewSaved },
    review: await toAdminReview(review, pictures),
  };
}

/**
 * Stores a picture for the customer's review of a product, which must use it within a day.
 * @param read reads the picture, and is called after the permission was checked
 * @throws NotFound when the shop has no such product
 * @throws NotAllowed when the customer has not bought it, or returned it
 */
export async function addReviewPicture(
  context: Context,
  userId: string,
  productId: string,
  read: () => Promise<UploadedPicture[]>,
): Promise<Reply<'POST /reviewpicture/:productId'>> {
  const { db } = context;
  await findStoredProduct(db, productId);
  const bought = await findBoughtSizes(db, userId, productId);
  if (!bought.has(productId)) throw new NotAllowed(messages.buyersReview);
  const images = await storePictures(context, await read(), customersPrefix);
  const names = images.map(({ name }) => name);
  await addReviewPictures(db, userId, names);
  return { success: true, images };
}
