import { and, count, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ProductSort } from '../../contract/schemas/product.ts';
import type { Database } from '../db/database.ts';
import { pictures } from '../db/pictureSchema.ts';
import { productImages, productSizes, products } from '../db/schema.ts';
import { matching, type ProductFilter } from './productFilter.ts';
import { after, orderBy, type Position } from './productOrder.ts';

type SizeRow = typeof productSizes.$inferSelect;

/** A product's picture, with what is known of it, if anything is. */
type ImageRow = typeof productImages.$inferSelect & {
  width: number | null;
  height: number | null;
  placeholder: string | null;
};

/** A product with its sizes and pictures, each in its order. */
export type StoredProduct = typeof products.$inferSelect & { sizes: SizeRow[]; images: ImageRow[] };

/** Products that pass the filter, in order, behind `after`; all of them without a `limit`. */
export async function findProducts(
  db: Database,
  query: { filter: ProductFilter; sort: ProductSort; after?: Position; limit?: number },
): Promise<StoredProduct[]> {
  const found = db
    .select()
    .from(products)
    .where(and(matching(query.filter), query.after && after(query.sort, query.after)))
    .orderBy(...orderBy(query.sort));
  return withParts(db, await (query.limit === undefined ? found : found.limit(query.limit)));
}

export async function countProducts(db: Database, filter: ProductFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(products).where(matching(filter));
  return row?.total ?? 0;
}

/** The products of the shop with these ids, in no particular order; ids must be UUIDs. */
export async function findProductsById(db: Database, ids: string[]): Promise<StoredProduct[]> {
  if (ids.length === 0) return [];
  const wanted = and(isNull(products.deletedAt), anyOf(products.id, ids));
  return withParts(db, await db.select().from(products).where(wanted));
}

/** Whether the shop never had a product, not even one that was removed. */
export async function hasNoProducts(db: Database): Promise<boolean> {
  const rows = await db.select({ id: products.id }).from(products).limit(1);
  return rows.length === 0;
}

/** Sizes and pictures of all rows in one query each. */
export async function withParts(
  db: Database,
  rows: (typeof products.$inferSelect)[],
): Promise<StoredProduct[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const sizes = await db
    .select()
    .from(productSizes)
    .where(anyOf(productSizes.productId, ids))
    .orderBy(productSizes.position);
  const images = await db
    .select({
      ...getTableColumns(productImages),
      width: pictures.width,
      height: pictures.height,
      placeholder: pictures.placeholder,
    })
    .from(productImages)
    .leftJoin(pictures, eq(pictures.name, productImages.name))
    .where(anyOf(productImages.productId, ids))
    .orderBy(productImages.position);
  const sizesOf = byProduct(sizes);
  const imagesOf = byProduct(images);
  return rows.map((row) => ({
    ...row,
    sizes: sizesOf.get(row.id) ?? [],
    images: imagesOf.get(row.id) ?? [],
  }));
}

function byProduct<Part extends { productId: string }>(parts: Part[]): Map<string, Part[]> {
  const groups = new Map<string, Part[]>();
  for (const part of parts) {
    const group = groups.get(part.productId);
    if (group) group.push(part);
    else groups.set(part.productId, [part]);
  }
  return groups;
}

/** One array parameter, where `inArray` would make thousands for the whole list. */
function anyOf(column: PgColumn, ids: string[]): SQL {
  return sql`${column} = any(${sql.param(ids)}::uuid[])`;
}
