import { freeUnits, isLowStock } from '../../contract/rules/stock.ts';
import type { ProductSize } from '../../contract/schemas/product.ts';

/** Said where a size has to be chosen (specification T1). */
export const sizeMissing = 'Please select a size before adding to cart';

/**
 * A size in words, with what its looks tell of the stock: "M", "M, only 2 left", "M, sold out".
 * @param inCart units of it in the shopper's cart, where that is known
 */
export function sizeName(entry: ProductSize, inCart = 0): string {
  const free = freeUnits(entry);
  if (cartHasLast(entry, inCart)) return `${entry.size}, the last in your cart`;
  if (free === 0) return `${entry.size}, sold out`;
  return isLowStock(entry) ? `${entry.size}, only ${free} left` : entry.size;
}

/** Whether a size is used up by the units of it in the shopper's own cart. */
export function cartHasLast(entry: ProductSize, inCart = 0): boolean {
  return freeUnits(entry) === 0 && inCart > 0 && inCart <= entry.quantity;
}

/** A size's measure, and how many are left of it where that is few. */
export function sizeHint(entry: ProductSize): string {
  const free = freeUnits(entry);
  const left = free > 0 && isLowStock(entry) && `Only ${free} left`;
  return [entry.description, left].filter(Boolean).join(' · ');
}
