import type { ProductFlag } from '../../contract/schemas/product.ts';

/** What the products with each flag are called together. */
export const collectionNames: Record<ProductFlag, string> = {
  newCollection: 'New Collection',
  mostPopular: 'Most Popular',
};

/** The same in a filter, where few words have room. */
export const flagLabels: Record<ProductFlag, string> = {
  newCollection: 'New',
  mostPopular: 'Popular',
};
