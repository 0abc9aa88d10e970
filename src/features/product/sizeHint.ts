import { freeUnits, isLowStock } from '../../../contract/rules/stock.ts';
import type { ProductSize } from '../../../contract/schemas/product.ts';

/** Said where a size has to be chosen (specification T1). */
export const sizeMissing = 'Please select a size before adding to cart';

/** A size's measure, and how many are left of it where that is few. */
export function sizeHint(entry: ProductSize): string {
  const free = freeUnits(entry);
  const left = free > 0 && isLowStock(entry) && `Only ${free} left`;
  return [entry.description, left].filter(Boolean).join(' · ');
}
