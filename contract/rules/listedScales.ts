import type { MySizes } from '../schemas/mySizes.ts';
import type { Category } from '../schemas/product.ts';
import type { SizeScale } from '../schemas/sizeScales.ts';

/** Every size of the shop, in the order of its scales. */
export function sizesOfScales(scales: readonly Pick<SizeScale, 'sizes'>[]): string[] {
  return [...new Set(scales.flatMap(({ sizes }) => sizes))];
}

/** Scales that products of a category may have; all without a category. */
export function categoryScales<Scale extends Pick<SizeScale, 'appliesTo'>>(
  scales: readonly Scale[],
  category?: Category,
): Scale[] {
  return scales.filter(
    ({ appliesTo }) =>
      category === undefined ||
      appliesTo.length === 0 ||
      appliesTo.some((group) => group.category === category),
  );
}

/** A customer's sizes of the scales of a category, or of all; by the keys of `mySizeKey`. */
export function mySizesIn(sizes: MySizes, category?: Category): string[] {
  return Object.entries(sizes)
    .filter(([key]) => category === undefined || key.split(':')[0] === category)
    .map(([, size]) => size);
}
