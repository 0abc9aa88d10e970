import { mergeLines } from '../../../contract/rules/cartLines.ts';
import type { Cart, CartItem, CartLine } from '../../../contract/schemas/cart.ts';
import { isUuid } from '../../lib/ids.ts';
import { findProductsById } from '../../repositories/products.ts';
import { toProduct } from '../catalogue/productView.ts';
import type { Context } from '../context.ts';
import { leftOut } from './cartTexts.ts';

/**
 * A guest's lines with the products as they are now, in the order asked. The same size of the
 * same product is one line. Quantities stay as asked: the page says what is left of a size.
 */
export async function priceGuestCart(
  { db, pictures }: Pick<Context, 'db' | 'pictures'>,
  lines: CartLine[],
): Promise<Cart> {
  const merged = mergeLines(lines);
  const ids = new Set(merged.map((line) => line.itemId).filter(isUuid));
  const found = await findProductsById(db, [...ids]);
  const products = new Map(found.map((product) => [product.id, product]));

  const cartData: CartItem[] = [];
  const removed: CartLine[] = [];
  for (const line of merged) {
    const stored = products.get(line.itemId);
    if (stored?.sizes.some(({ size }) => size === line.size)) {
      const product = await toProduct(stored, pictures);
      cartData.push({ product, size: line.size, quantity: line.quantity });
    } else {
      removed.push(line);
    }
  }
  if (removed.length === 0) return { success: true, cartData };
  return { success: true, cartData, removed, message: leftOut(removed.length) };
}
