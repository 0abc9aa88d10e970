import type { Category } from '../schemas/product.ts';
import type { SizeScale } from '../schemas/sizeScales.ts';

const wearers: Partial<Record<NonNullable<SizeScale['group']>, Category>> = {
  ...{ Womens: 'women', Mens: 'men', Girls: 'kid', Boys: 'kid', Infants: 'kid' },
};

/** Returns true for a scale of this category, and for one of its wearers that products only name. */
export function isInGuide({ appliesTo, group }: SizeScale, category: Category): boolean {
  if (appliesTo.length > 0) return appliesTo.some((each) => each.category === category);
  return group !== undefined && wearers[group] === category;
}
