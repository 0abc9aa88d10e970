import type { CreateOrderRequest } from '../../contract/schemas/order.ts';
import type { CatalogueQuery } from '../lib/catalogue.ts';

/** The SWR key of every resource, so that a mutation can name what it revalidates. */
export const keys = {
  catalogue: (query: CatalogueQuery, limit: number, cursor?: string) =>
    ['catalogue', query, limit, cursor] as const,
  product: (id: string) => ['product', id] as const,
  envParams: ['envparams'] as const,
  cartRows: (userId: string | undefined, lines: readonly { itemId: string; size: string }[]) =>
    ['cartrows', userId, lines.map(({ itemId, size }) => [itemId, size])] as const,
  /** Finds the rows of every cart. */
  isCartRows: (key: unknown) => Array.isArray(key) && key[0] === 'cartrows',
  /** A customer's own, by token: what a session was answered is nothing to the next. */
  user: ({ token }: { token: string }) => ['user', token] as const,
  orders: ({ token }: { token: string }) => ['orders', token] as const,
  relatedProducts: ({ token }: { token: string }) => ['relatedproducts', token] as const,
  favouriteProducts: ({ token }: { token: string }) => ['favouriteproducts', token] as const,
  customerCart: (userId: string) => ['customercart', userId] as const,
  createdOrder: ({ token }: { token: string }, request: CreateOrderRequest) =>
    ['createdorder', token, request] as const,
};
