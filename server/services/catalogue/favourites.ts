import type { Product } from '../../../contract/schemas/product.ts';
import { isUuid } from '../../lib/ids.ts';
import { findProductsById } from '../../repositories/products.ts';
import { addFavouriteRow, findFavouriteIds, removeFavouriteRow } from '../../repositories/users.ts';
import type { Context } from '../context.ts';
import { findStoredProduct } from './catalogue.ts';
import { toShownProducts } from './productView.ts';

/** Favourites that the shop still has, latest first. */
export async function listFavourites(context: Context, userId: string): Promise<Product[]> {
  const ids = await findFavouriteIds(context.db, userId);
  const products = await findProductsById(context.db, ids);
  const inOrder = ids.flatMap((favourite) => products.get(favourite) ?? []);
  return toShownProducts(context, inOrder);
}

/**
 * Adds a favourite; adding it again changes nothing.
 * @throws NotFound when the shop has no such product
 */
export async function addFavourite({ db, now }: Context, userId: string, productId: string) {
  await findStoredProduct(db, productId);
  await addFavouriteRow(db, { userId, productId, createdAt: now() });
}

/**
 * Removes a favourite, even if the shop no longer has the product; repeated calls change nothing.
 * @throws NotFound when there is neither such a favourite nor such a product
 */
export async function removeFavourite({ db }: Context, userId: string, productId: string) {
  const wasOne = isUuid(productId) && (await removeFavouriteRow(db, userId, productId));
  if (!wasOne) await findStoredProduct(db, productId);
}
