import Type, { type Static } from 'typebox';
import { fits, limits, patterns } from '../limits.ts';
import { reviewStates } from '../rules/adminChoices.ts';
import { ownerLimits } from '../rules/ownerLimits.ts';
import { Count, Id, optional, StrictObject, SuccessReply, Time, Version } from './common.ts';
import { ImageName, ShownPicture } from './pictures.ts';

export const Stars = Type.Integer({ minimum: limits.rating.min, maximum: limits.rating.max });

export const Fit = Type.Enum(fits);
export type Fit = Static<typeof Fit>;

/** Number of buyers for each answer. */
export const FitCounts = Type.Object({ small: Count, true: Count, large: Count });
export type FitCounts = Static<typeof FitCounts>;

/** Fields of a review besides the stars. */
const wearerFields = {
  height: optional(
    Type.Integer({ minimum: limits.height.min, maximum: limits.height.max }),
    'Of who wears it, in cm',
  ),
  fit: Type.Optional(Fit),
};

/**
 * A rating with a review. Without text, fit and height it is a rating alone, and removes the
 * review.
 */
export const ReviewInput = StrictObject({
  rating: Stars,
  text: Type.String({ maxLength: limits.review.max }),
  size: optional(
    Type.String({ maxLength: limits.size.max }),
    'One of those the customer bought; by default the latest',
  ),
  ...wearerFields,
  pictures: optional(
    Type.Array(ImageName, { maxItems: limits.reviewPictures.max, uniqueItems: true }),
    'Uploaded by the customer for their review, in this order; none without a text',
  ),
});
export type ReviewInput = Static<typeof ReviewInput>;

const written = {
  text: Type.String(),
  size: Type.String({ description: 'That was bought' }),
  ...wearerFields,
  pictures: optional(Type.Array(ShownPicture), 'Absent where there are none'),
  reply: optional(Type.String(), 'The shop’s answer'),
};

/** A review as the public sees it, with only the buyer's first name. */
export const Review = Type.Object({
  id: Id,
  rating: Stars,
  ...written,
  name: optional(Type.String(), 'First name; absent once the account is deleted'),
  month: Type.String({ description: 'When it was first written, as 2026-03' }),
});
export type Review = Static<typeof Review>;

/** A customer's own review of a product. */
export const OwnReview = Type.Object({
  ...written,
  hidden: Type.Boolean({ description: 'The shop has taken it down' }),
});
export type OwnReview = Static<typeof OwnReview>;

export const ReviewQuery = StrictObject({
  limit: Type.Optional(Type.Integer({ minimum: limits.page.min, maximum: limits.page.max })),
  after: optional(
    Type.String({ pattern: patterns.uuid, maxLength: 36 }),
    'The last review of the page before',
  ),
});
export type ReviewQuery = Static<typeof ReviewQuery>;

export const ReviewPage = Type.Object({
  total: { ...Count, description: 'On all pages' },
  reviews: Type.Array(Review, { description: 'The newest first' }),
});
export type ReviewPage = Static<typeof ReviewPage>;

export const AdminReview = Type.Object({
  ...Review.properties,
  productId: Id,
  productName: Type.String(),
  hidden: Type.Boolean(),
  createdAt: Time,
  editedAt: Type.Optional(Time),
  version: Version,
});
export type AdminReview = Static<typeof AdminReview>;

export const ReviewState = Type.Enum(reviewStates);
export type ReviewState = Static<typeof ReviewState>;

export const AdminReviewQuery = StrictObject({
  state: Type.Optional(ReviewState),
  rating: Type.Optional(Stars),
  limit: Type.Optional(Type.Integer({ minimum: limits.page.min, maximum: limits.page.max })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
});
export type AdminReviewQuery = Static<typeof AdminReviewQuery>;

export const AdminReviewPage = Type.Object({
  total: { ...Count, description: 'On all pages' },
  reviews: Type.Array(AdminReview, { description: 'The newest first' }),
});
export type AdminReviewPage = Static<typeof AdminReviewPage>;

/** An admin's decision about a review; an empty reply removes the reply. */
export const ReviewChange = StrictObject({
  hidden: Type.Boolean(),
  reply: Type.String({ maxLength: ownerLimits.reviewReply.max }),
  version: { ...Version, description: 'Which one was seen: another one by now is a 409' },
});
export type ReviewChange = Static<typeof ReviewChange>;

export const ChangedReview = Type.Object({ ...SuccessReply.properties, review: AdminReview });
export type ChangedReview = Static<typeof ChangedReview>;
