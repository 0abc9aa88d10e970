import type { MySizeInput, MySizes } from '../schemas/mySizes.ts';
import type { Category, Product } from '../schemas/product.ts';
import type { SizeScale } from '../schemas/sizeScales.ts';
import { categoryScales, sizesOfScales } from './listedScales.ts';
import { scaleOf } from './sizeScales.ts';

type Scales = readonly SizeScale[];

/** Key of a saved size: of a scale in a category, or of the category where there are no scales. */
export function mySizeKey(category: Category, scale?: string): string {
  return scale === undefined ? category : `${category}:${scale}`;
}

/** The category and the scale of a key. */
export function ofMySizeKey(key: string): Omit<MySizeInput, 'size'> {
  const [category, scale] = key.split(':') as [Category, string?];
  return scale === undefined ? { category } : { category, scale };
}

/** Sizes by scale: one that was saved for a whole category goes to its first scale that has it. */
export function sizesByScale(sizes: MySizes, scales: Scales = []): MySizes {
  const scaled = Object.entries(sizes).map(([key, size]) => {
    const { category, scale } = ofMySizeKey(key);
    const first = categoryScales(scales, category).find((each) => each.sizes.includes(size));
    return [mySizeKey(category, scale ?? first?.id), size] as const;
  });
  return Object.fromEntries(scaled);
}

/** Size of a product's scale, from sizes by scale. */
export function mySizeOf(
  sizes: MySizes,
  product: Pick<Product, 'category' | 'kind' | 'sizes'>,
  scales: Scales = [],
): string | undefined {
  return sizes[mySizeKey(product.category, scaleOf(product, scales)?.id)];
}

/** Sizes of a category's scales; all without a category. */
export function mySizesIn(sizes: MySizes, category?: Category): string[] {
  return Object.entries(sizes)
    .filter(([key]) => category === undefined || ofMySizeKey(key).category === category)
    .map(([, size]) => size);
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

/** Reason why this size cannot be saved as the customer's; undefined if it can. */
export function mySizeProblem({ scale, size }: MySizeInput, scales: Scales): string | undefined {
  const known = scales.filter(({ id }) => scale === undefined || id === scale);
  if (known.length === 0) return 'scale must be one of the shop';
  const allowed = sizesOfScales(known);
  if (size === undefined || allowed.includes(size)) return undefined;
  return `size must be one of ${allowed.join(', ')}`;
}
