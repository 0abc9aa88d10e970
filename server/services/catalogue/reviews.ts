import { messages } from '../../../contract/messages.ts';
import { visibleText } from '../../../contract/rules/reviews.ts';
import type {
  AdminReviewPage,
  AdminReviewQuery,
  ChangedReview,
  ReviewChange,
  ReviewPage,
  ReviewQuery,
} from '../../../contract/schemas/reviews.ts';
import { Conflict, NotFound } from '../../errors.ts';
import { isUuid } from '../../lib/ids.ts';
import {
  changeReview,
  countAllReviews,
  countShownReviews,
  findAllReviews,
  findReview,
  findShownReviews,
} from '../../repositories/reviews.ts';
import type { Context } from '../context.ts';
import { findStoredProduct } from './catalogue.ts';
import { toAdminReview, toReview } from './reviewView.ts';

type ReviewContext = Pick<Context, 'db' | 'pictures'>;

/**
 * A page of what buyers wrote about a product, or all of it when the query has no `limit`.
 * @throws NotFound when the shop has no such product
 */
export async function listReviews(
  { db, pictures }: ReviewContext,
  productId: string,
  { after, limit }: ReviewQuery,
): Promise<ReviewPage> {
  await findStoredProduct(db, productId);
  const found = await findShownReviews(db, productId, { after, limit });
  const reviews = await Promise.all(found.map((each) => toReview(each, pictures)));
  return { total: await countShownReviews(db, productId), reviews };
}

/** A page of all reviews, or all of them when the query has no `limit`. */
export async function listAllReviews(
  { db, pictures }: ReviewContext,
  { state, rating, limit, offset }: AdminReviewQuery,
): Promise<AdminReviewPage> {
  const filter = { state, rating };
  const found = await findAllReviews(db, filter, { limit, offset });
  const reviews = await Promise.all(found.map((each) => toAdminReview(each, pictures)));
  return { reviews, total: await countAllReviews(db, filter) };
}

/**
 * Takes a review down or puts it up again, and answers it. What it says already changes nothing.
 * @throws NotFound when there is no such review
 * @throws Conflict when it is not the version that was seen
 */
export async function moderateReview(
  { db, pictures }: ReviewContext,
  id: string,
  { hidden, version, ...change }: ReviewChange,
): Promise<ChangedReview> {
  const before = isUuid(id) ? await findReview(db, id) : undefined;
  if (!before) throw new NotFound(messages.noSuchReview);
  const reply = visibleText(change.reply);
  if (before.hidden !== hidden || before.reply !== reply) {
    if (!(await changeReview(db, id, { hidden, reply, version }))) {
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
