import { firstNameOf } from '../../../contract/rules/reviews.ts';
import type { AdminReview, OwnReview, Review } from '../../../contract/schemas/reviews.ts';
import type { FullReview, StoredReview } from '../../repositories/reviews.ts';

/** As everybody reads it. */
export function toReview(stored: FullReview): Review {
  const name = firstNameOf(stored.buyer);
  return {
    id: stored.id,
    rating: stored.rating,
    ...toWritten(stored),
    ...(name !== undefined && { name }),
    month: stored.createdAt.toISOString().slice(0, 7),
  };
}

/** As who wrote it finds it. */
export function toOwnReview(stored: StoredReview): OwnReview {
  return { ...toWritten(stored), hidden: stored.hidden };
}

export function toAdminReview(stored: FullReview): AdminReview {
  const { productId, productName, hidden, createdAt, editedAt, version } = stored;
  return {
    ...toReview(stored),
    ...{ productId, productName, hidden, version },
    createdAt: createdAt.toISOString(),
    ...(editedAt && { editedAt: editedAt.toISOString() }),
  };
}

function toWritten({ text, size, height, fit, reply }: StoredReview) {
  return {
    ...{ text, size },
    ...(height !== null && { height }),
    ...(fit !== null && { fit }),
    ...(reply !== '' && { reply }),
  };
}
