import { firstNameOf } from '../../../contract/rules/reviews.ts';
import type { AdminReview, OwnReview, Review } from '../../../contract/schemas/reviews.ts';
import type { FullReview, StoredReview } from '../../repositories/reviews.ts';
import { type PictureUrlSigner, renditionsOf } from '../pictures/renditionUrls.ts';

/** For everybody. */
export async function toReview(stored: FullReview, pictures: PictureUrlSigner): Promise<Review> {
  const name = firstNameOf(stored.buyer);
  return {
    id: stored.id,
    rating: stored.rating,
    ...(await toWritten(stored, pictures)),
    ...(name !== undefined && { name }),
    month: stored.createdAt.toISOString().slice(0, 7),
  };
}

/** For its author. */
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
