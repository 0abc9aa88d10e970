import { asc, desc, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ProductSort } from '../../contract/schemas/product.ts';
import { products } from '../db/schema.ts';

/** The last product of a page: what it is sorted by, and its id. */
export type Position = { key: string | number | Date; id: string };

type Order = { column: PgColumn; key: 'createdAt' | 'priceCents' | 'ratingScore' | 'sortName' } & {
  direction: 'up' | 'down';
};

/** Equal keys go by id in the same direction, so that one index serves both columns. */
const orders: Record<ProductSort, Order> = {
  newest: { column: products.createdAt, key: 'createdAt', direction: 'down' },
  'price-asc': { column: products.priceCents, key: 'priceCents', direction: 'up' },
  'price-desc': { column: products.priceCents, key: 'priceCents', direction: 'down' },
  rating: { column: products.ratingScore, key: 'ratingScore', direction: 'down' },
  name: { column: products.sortName, key: 'sortName', direction: 'up' },
};

export function orderBy(sort: ProductSort): SQL[] {
  const { column, direction } = orders[sort];
  return direction === 'up' ? [asc(column), asc(products.id)] : [desc(column), desc(products.id)];
}

/** The condition for products that come after `position`. */
export function after(sort: ProductSort, position: Position): SQL {
  const { column, direction } = orders[sort];
  const beyond = direction === 'up' ? sql`>` : sql`<`;
  const key = sql.param(position.key, column);
  return sql`(${column}, ${products.id}) ${beyond} (${key}, ${sql.param(position.id, products.id)})`;
}

/** Where a product stands in the order. */
export function positionOf(
  sort: ProductSort,
  product: Pick<typeof products.$inferSelect, 'id' | Order['key']>,
): Position {
  return { key: product[orders[sort].key], id: product.id };
}
