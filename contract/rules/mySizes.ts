import type { MySizeInput, MySizes } from '../schemas/mySizes.ts';
import type { Product } from '../schemas/product.ts';
import type { SizeScale } from '../schemas/sizeScales.ts';
import { mySizeKey, ofMySizeKey } from './mySizeKey.ts';
import { scaleOf } from './sizeScales.ts';

type Scales = readonly SizeScale[];

/** Sizes by scale: a size saved for a whole category moves to the nearest scale that has it. */
export function sizesByScale(sizes: MySizes, scales: Scales = []): MySizes {
  const scaled = Object.entries(sizes).map(([key, size]) => {
    const { category, scale } = ofMySizeKey(key);
    const nearest = scaleOf({ category, sizes: [{ size }] }, scales);
    return [mySizeKey(category, scale ?? nearest?.id), size] as const;
  });
  return Object.fromEntries(scaled);
}

/** A customer's size of a product's scale. */
export function mySizeOf(
  sizes: MySizes,
  product: Pick<Product, 'category' | 'kind' | 'sizes'>,
  scales?: Scales,
): string | undefined {
  const key = mySizeKey(product.category, scaleOf(product, scales ?? [])?.id);
  return sizesByScale(sizes, scales)[key];
}

/** Sets or removes a customer's size of a scale in a category. */
export function withMySize(
  sizes: MySizes,
  { category, scale, size }: MySizeInput,
  scales?: Scales,
): MySizes {
  const key = mySizeKey(category, scale);
  const before = scale === undefined ? sizes : sizesByScale(sizes, scales);
  const { [key]: _, ...others } = before;
  return size === undefined ? others : { ...others, [key]: size };
}
