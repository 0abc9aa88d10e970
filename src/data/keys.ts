import type { CatalogueQuery } from '../lib/catalogue.ts';

/** The SWR key of every resource, so that a mutation can name what it revalidates. */
export const keys = {
  catalogue: (query: CatalogueQuery, limit: number, cursor?: string) =>
    ['catalogue', query, limit, cursor] as const,
  product: (id: string) => ['product', id] as const,
  envParams: ['envparams'] as const,
  guestCart: (lines: readonly { itemId: string; size: string }[]) =>
    ['guestcart', lines.map(({ itemId, size }) => [itemId, size])] as const,
  customerCart: (userId: string) => ['customercart', userId] as const,
};
