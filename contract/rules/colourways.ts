import type { Colourway, Product } from '../schemas/product.ts';
import { ownerLimits } from './ownerLimits.ts';
import { totalAvailableUnits } from './stock.ts';

/**
 * Colours of a product's style among all products of the shop, newest first; undefined if the
 * product is the only one.
 */
export function colourwaysOf(
  { style }: Product,
  products: readonly Product[],
): Colourway[] | undefined {
  const alike = products.filter((one) => style && one.style === style);
  if (alike.length < 2) return undefined;
  return alike
    .slice(0, ownerLimits.colourways.max)
    .map(({ _id, colour = '', swatch = '', sizes }) => ({
      _id,
      colour,
      swatch,
      soldOut: totalAvailableUnits(sizes) === 0,
    }));
}
