import type { Reply } from '../../../contract/endpoint.ts';
import { messages } from '../../../contract/messages.ts';
import { NotAllowed } from '../../errors.ts';
import { findBoughtSizes } from '../../repositories/ratings.ts';
import { addReviewPictures } from '../../repositories/reviewPictures.ts';
import { customersPrefix } from '../../storage/pictureUrls.ts';
import type { Context } from '../context.ts';
import type { UploadedPicture } from '../pictures/redrawUpload.ts';
import { storePictures } from '../pictures/storePictures.ts';
import { findStoredProduct } from './catalogue.ts';

/**
 * Keeps a picture for the customer's review of a product, to be named by it within a day.
 * @param read is asked for the picture once it is known that they may review the product
 * @throws NotFound when the shop has no such product
 * @throws NotAllowed when the customer has not bought it, or gave it back
 */
export async function addReviewPicture(
  context: Pick<Context, 'db' | 'pictures' | 'now' | 'prewarm'>,
  userId: string,
  productId: string,
  read: () => Promise<UploadedPicture[]>,
): Promise<Reply<'POST /reviewpicture/:productId'>> {
  const { db } = context;
  await findStoredProduct(db, productId);
  const bought = await findBoughtSizes(db, userId, productId);
  if (!bought.has(productId)) throw new NotAllowed(messages.buyersReview);
  const images = await storePictures(context, await read(), customersPrefix);
  await addReviewPictures(
    db,
    userId,
    images.map(({ name }) => name),
  );
  return { success: true, images };
}
