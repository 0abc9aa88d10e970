import type { Category } from '../../contract/schemas/product.ts';

/** An age, as `4Y` or `18M`. */
const kidsSize = /^\d+(-\d+)?\s?[MY]$/i;

/** The allowed sizes that a category can have; all of them where that can't be told. */
export function categorySizes(allowedSizes: readonly string[], category?: Category): string[] {
  if (category === undefined) return [...allowedSizes];
  const fitting = allowedSizes.filter((size) => kidsSize.test(size) === (category === 'kid'));
  return fitting.length > 0 ? fitting : [...allowedSizes];
}
