import { leftOut, mergeLines } from '../../../contract/rules/cartLines.ts';
import type { Cart, CartItem, CartLine } from '../../../contract/schemas/cart.ts';
import { isUuid } from '../../lib/ids.ts';
import { findCartLines, findHoldsOf } from '../../repositories/cart.ts';
import { findProductsById, type StoredProduct } from '../../repositories/products.ts';
import { sizeId } from '../../repositories/stock.ts';
import { toProduct } from '../catalogue/productView.ts';
import type { Context } from '../context.ts';
import { mapInOwnWords } from '../selling/ownWords.ts';

/**
 * Prices a guest's lines, in the given order, with equal sizes merged. Quantities are not changed:
 * the page shows what is left of a size.
 */
export function priceGuestCart(context: Context, lines: CartLine[]) {
  return toCart(context, mergeLines(lines), (product) => product);
}

/**
 * The customer's lines. `quantityReserved` counts only units held for *others*. `heldUntil` is the
 * earliest expiry of the cart's own holds.
 */
export async function readCartLines(context: Context, userId: string): Promise<Cart> {
  const lines = await findCartLines(context.db, userId);
  const held = new Map<string, number>();
  let heldUntil: Date | undefined;
  for (const hold of await findHoldsOf(context.db, userId)) {
    held.set(sizeId(hold), (held.get(sizeId(hold)) ?? 0) + hold.quantity);
    const { sessionId, expiresAt } = hold;
    const isAlive = sessionId === null && expiresAt > context.now();
    if (isAlive && !(heldUntil && heldUntil <= expiresAt)) heldUntil = expiresAt;
  }
  const cart = await toCart(
    context,
    lines.map(({ productId, size, quantity }) => ({ itemId: productId, size, quantity })),
    (product) => ({
      ...product,
      sizes: product.sizes.map((size) => {
        const own = held.get(sizeId({ productId: product.id, size: size.size })) ?? 0;
        return { ...size, reserved: Math.max(0, size.reserved - own) };
      }),
    }),
  );
  return { ...cart, ...(heldUntil && { heldUntil: heldUntil.toISOString() }) };
}

/** Lines with the current products; lines whose product is gone are in `removed`. */
async function toCart(
  context: Context,
  lines: readonly CartLine[],
  withoutOwnHolds: (product: StoredProduct) => StoredProduct,
): Promise<Cart> {
  const ids = new Set(lines.map(({ itemId }) => itemId).filter(isUuid));
  const { db, pictures } = context;
  const products = await mapInOwnWords(context, await findProductsById(db, [...ids]));
  const cartData: CartItem[] = [];
  const removed: CartLine[] = [];
  for (const line of lines) {
    const stored = products.get(line.itemId);
    if (stored?.sizes.some(({ size }) => size === line.size)) {
      const product = await toProduct(withoutOwnHolds(stored), pictures);
      cartData.push({ product, size: line.size, quantity: line.quantity });
    } else {
      removed.push(line);
    }
  }
  if (removed.length === 0) return { success: true, cartData };
  return { success: true, cartData, removed, message: leftOut(removed.length) };
}
