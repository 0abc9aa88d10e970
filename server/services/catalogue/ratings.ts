import type { Reply } from '../../../contract/endpoint.ts';
import type { RelatedProduct } from '../../../contract/schemas/user.ts';
import { inTransaction } from '../../db/transaction.ts';
import { NotAllowed, NotFound } from '../../errors.ts';
import { isUuid } from '../../lib/ids.ts';
import { findProductNames } from '../../repositories/productNames.ts';
import { findProductsById } from '../../repositories/products.ts';
import {
  findBoughtProducts,
  findRatings,
  hasBought,
  moveRating,
  writeRating,
} from '../../repositories/ratings.ts';
import { lockCustomer } from '../../repositories/users.ts';
import type { Context } from '../context.ts';
import { toProduct } from './productView.ts';

/** The products that the customer bought and the shop still has, those bought last first. */
export async function listRelatedProducts(
  { db, pictures }: Pick<Context, 'db' | 'pictures'>,
  userId: string,
): Promise<RelatedProduct[]> {
  const ids = await findBoughtProducts(db, userId);
  const rated = await findRatings(db, userId);
  const products = new Map((await findProductsById(db, ids)).map((each) => [each.id, each]));
  const found = ids.flatMap((id) => products.get(id) ?? []);
  return Promise.all(
    found.map(async (stored) => {
      const productId = await toProduct(stored, pictures);
      const rating = rated.get(stored.id);
      return rating === undefined
        ? { productId, status: 'to_rate' as const }
        : { productId, status: 'rated' as const, rating };
    }),
  );
}

/**
 * The customer's rating of a product they bought; another one takes its place. The product's
 * average moves in the same transaction.
 * @throws NotFound when the shop has no such product
 * @throws NotAllowed when the customer has not bought it, or gave it back
 */
export async function rateProduct(
  { db, now }: Pick<Context, 'db' | 'now'>,
  userId: string,
  productId: string,
  rating: number,
): Promise<Reply<'POST /rate/:productId'>> {
  if (!isUuid(productId)) throw new NotFound('We can’t find this product');
  return inTransaction(db, async (tx) => {
    await lockCustomer(tx, userId);
    const names = await findProductNames(tx, [productId]);
    if (!names.has(productId)) throw new NotFound('We can’t find this product');
    if (!(await hasBought(tx, userId, productId))) {
      throw new NotAllowed('Only who bought a product may rate it.');
    }
    const before = (await findRatings(tx, userId)).get(productId);
    await writeRating(tx, { userId, productId, rating, ratedAt: now() });
    await moveRating(tx, productId, {
      sum: rating - (before ?? 0),
      count: before === undefined ? 1 : 0,
    });
    return { success: true, message: 'Thank you for your rating.' };
  });
}
