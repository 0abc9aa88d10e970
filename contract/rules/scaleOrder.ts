import type { SizeScale } from '../schemas/sizeScales.ts';
import { type Sized, scaleOf } from './sizeScales.ts';

/** Sizes in the order of the product's scale, as shoppers see them; others come last. */
export function inScaleOrder<Entry extends { size: string }>(
  product: Omit<Sized, 'sizes'> & { sizes: readonly Entry[] },
  scales: readonly SizeScale[],
): Entry[] {
  const known = scaleOf(product, scales)?.sizes ?? [];
  const placeOf = ({ size }: Entry) => (known.includes(size) ? known.indexOf(size) : known.length);
  return product.sizes.toSorted((a, b) => placeOf(a) - placeOf(b));
}
