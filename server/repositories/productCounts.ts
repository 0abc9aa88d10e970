import { and, count, eq, max, ne } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { productSizes, products } from '../db/schema.ts';
import { hasFreeUnit, matching, type ProductFilter } from './productFilter.ts';

/** How many products of each kind pass the filter, whatever kinds it asks for. */
export function kindCountsQuery(db: Database, filter: ProductFilter) {
  return db
    .select({ value: products.kind, count: count() })
    .from(products)
    .where(and(matching({ ...filter, kinds: undefined }), ne(products.kind, '')))
    .groupBy(products.kind);
}

/** The same of colours. */
export function colourCountsQuery(db: Database, filter: ProductFilter) {
  return db
    .select({ value: products.colour, count: count(), swatch: max(products.swatch) })
    .from(products)
    .where(and(matching({ ...filter, colours: undefined }), ne(products.colour, '')))
    .groupBy(products.colour);
}

/** The same of sizes, of which a unit is free. */
export function sizeCountsQuery(db: Database, filter: ProductFilter) {
  return db
    .select({ value: productSizes.size, count: count() })
    .from(productSizes)
    .innerJoin(products, eq(productSizes.productId, products.id))
    .where(and(matching({ ...filter, sizes: undefined }), hasFreeUnit))
    .groupBy(productSizes.size);
}
