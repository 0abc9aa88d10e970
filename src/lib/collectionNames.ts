import type { ProductFlag } from '../../contract/schemas/product.ts';

/** What the products with each flag are called together. */
export const collectionNames: Record<ProductFlag, string> = {
  newCollection: 'New Collection',
  mostPopular: 'Most Popular',
};
