import type { AdminCatalogueQuery, CatalogueQuery } from '../../contract/rules/productList.ts';
import type { CreateOrderRequest } from '../../contract/schemas/order.ts';
import type { OrdersQuery } from '../lib/adminOrders.ts';

/** The SWR key of every resource, so that a mutation can name what it revalidates. */
export const keys = {
  catalogue: (query: CatalogueQuery, limit: number, cursor?: string) =>
    ['catalogue', query, limit, cursor] as const,
  priceBounds: (query: CatalogueQuery) => ['pricebounds', query] as const,
  product: (id: string) => ['product', id] as const,
  envParams: ['envparams'] as const,
  takesMostPopular: ['takesmostpopular'] as const,
  guestRows: (lines: readonly { itemId: string; size: string }[]) =>
    ['guestrows', lines.map(({ itemId, size }) => [itemId, size])] as const,
  /** Whether the answer has products with the stock that everybody sees. */
  showsStock: (key: unknown) =>
    Array.isArray(key) && ['catalogue', 'product', 'favouriteproducts'].includes(key[0]),
  /** A customer's own, by token: what a session was answered is nothing to the next. */
  user: ({ token }: { token: string }) => ['user', token] as const,
  mfa: ({ token }: { token: string }) => ['mfa', token] as const,
  orders: ({ token }: { token: string }) => ['orders', token] as const,
  relatedProducts: ({ token }: { token: string }) => ['relatedproducts', token] as const,
  favouriteProducts: ({ token }: { token: string }) => ['favouriteproducts', token] as const,
  customerCart: (userId: string) => ['customercart', userId] as const,
  createdOrder: ({ token }: { token: string }, request: CreateOrderRequest) =>
    ['createdorder', token, request] as const,
  adminProducts: ({ token }: { token: string }, query: AdminCatalogueQuery, page: number) =>
    ['adminproducts', token, query, page] as const,
  adminProduct: ({ token }: { token: string }, id: string) => ['adminproduct', token, id] as const,
  /** Finds what a shopper is shown of products. */
  isShownProduct: (key: unknown) =>
    Array.isArray(key) && (key[0] === 'catalogue' || key[0] === 'product'),
  /** Finds what else tells of products: the admin's lists, carts, favourites, purchases. */
  tellsOfProducts: (key: unknown) =>
    Array.isArray(key) &&
    ['adminproducts', 'cartrows', 'favouriteproducts', 'relatedproducts', 'shopsummary'].includes(
      key[0],
    ),
  adminOrders: ({ token }: { token: string }, query: OrdersQuery, page: number) =>
    ['adminorders', token, query, page] as const,
  adminOrder: ({ token }: { token: string }, id: string) => ['adminorder', token, id] as const,
  orderCounts: ({ token }: { token: string }, query: OrdersQuery) =>
    ['ordercounts', token, query] as const,
  orderHistory: ({ token }: { token: string }, id: string) => ['orderhistory', token, id] as const,
  shopSummary: ({ token }: { token: string }, days: number) =>
    ['shopsummary', token, days] as const,
  /** Finds what tells of orders, and of the stock that goes and comes with them. */
  tellsOfOrders: (key: unknown) =>
    Array.isArray(key) &&
    [
      'adminorders',
      'adminorder',
      'ordercounts',
      'orderhistory',
      'shopsummary',
      'orders',
      'adminproducts',
    ].includes(key[0]),
};
