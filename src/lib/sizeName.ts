import { i18n } from '../../contract/i18n.ts';
import { beside } from '../../contract/rules/beside.ts';
import { availableUnits, isLowStock } from '../../contract/rules/stock.ts';
import type { Category, ProductSize } from '../../contract/schemas/product.ts';

/** Error message if no size was chosen (specification T1). */
export const sizeMissing = /*i18n*/ 'Please select a size before adding to cart';

/**
 * Accessible name of a size with its stock: "M", "M, only 2 left", "M, sold out".
 * @param inCart units in the shopper's cart, if known
 */
export function sizeName(entry: ProductSize, inCart = 0): string {
  const free = availableUnits(entry);
  if (cartHasLast(entry, inCart))
    return i18n.t('{size}, the last in your cart', { size: entry.size });
  if (free === 0) return i18n.t('{size}, sold out', { size: entry.size });
  return isLowStock(entry)
    ? i18n.t('{size}, only {count} left', { size: entry.size, count: free })
    : entry.size;
}

/** Returns true if the shopper's cart has the last units of a size. */
export function cartHasLast(entry: ProductSize, inCart = 0): boolean {
  return availableUnits(entry) === 0 && inCart > 0 && inCart <= entry.quantity;
}

/** Description of a size, and the number of units if few are left. */
export function sizeHint(entry: ProductSize): string {
  const free = availableUnits(entry);
  const left = free > 0 && isLowStock(entry) && i18n.t('Only {count} left', { count: free });
  return beside(entry.description, left);
}

/** Age, such as `4Y` or `18M`. */
const kidsSize = /^\d+(-\d+)?\s?[MY]$/i;

/** Allowed sizes that fit a category; all of them if that is unknown. */
export function categorySizes(allowedSizes: readonly string[], category?: Category): string[] {
  if (category === undefined) return [...allowedSizes];
  const fitting = allowedSizes.filter((size) => kidsSize.test(size) === (category === 'kid'));
  return fitting.length > 0 ? fitting : [...allowedSizes];
}
