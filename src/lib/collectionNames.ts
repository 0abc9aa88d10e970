/** What the products with each flag are called together. */
export const collectionNames = {
  newCollection: 'New Collection',
  mostPopular: 'Most Popular',
} as const;
