import type { Cart, CartItem, CartLine } from '../../../contract/schemas/cart.ts';
import { type CartLineRow, findCartLines } from '../../repositories/cartLines.ts';
import { findHoldsOf } from '../../repositories/holds.ts';
import { findProductsById, type StoredProduct } from '../../repositories/products.ts';
import { sizeId } from '../../repositories/stock.ts';
import { toProduct } from '../catalogue/productView.ts';
import type { Context } from '../context.ts';
import { leftOut } from './cartTexts.ts';

/**
 * The customer's lines with the products as they are now. Lines that are gone from the shop are
 * named in `removed` as long as the customer keeps them. `quantityReserved` is here what *others*
 * hold: a piece that is kept for this customer is free for them.
 */
export async function readCartLines(
  { db, pictures }: Pick<Context, 'db' | 'pictures'>,
  userId: string,
): Promise<Cart> {
  const lines = await findCartLines(db, userId);
  const ids = new Set(lines.map((line) => line.productId));
  const products = new Map((await findProductsById(db, [...ids])).map((each) => [each.id, each]));
  const held = new Map<string, number>();
  for (const hold of await findHoldsOf(db, userId)) {
    held.set(sizeId(hold), (held.get(sizeId(hold)) ?? 0) + hold.quantity);
  }
  const withoutOwn = (product: StoredProduct): StoredProduct => ({
    ...product,
    sizes: product.sizes.map((size) => ({
      ...size,
      reserved: Math.max(0, size.reserved - (held.get(sizeId(size)) ?? 0)),
    })),
  });

  const cartData: CartItem[] = [];
  const removed: CartLine[] = [];
  for (const line of lines) {
    const stored = products.get(line.productId);
    if (stored?.sizes.some(({ size }) => size === line.size)) {
      const product = await toProduct(withoutOwn(stored), pictures);
      cartData.push({ product, size: line.size, quantity: line.quantity });
    } else {
      removed.push(toCartLine(line));
    }
  }
  if (removed.length === 0) return { success: true, cartData };
  return { success: true, cartData, removed, message: leftOut(removed.length) };
}

function toCartLine({ productId, size, quantity }: CartLineRow): CartLine {
  return { itemId: productId, size, quantity };
}
