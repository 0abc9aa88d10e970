import { and, count, eq, ne } from 'drizzle-orm';
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

/** The same of colours, as they are called and shown. */
export function colourCountsQuery(db: Database, filter: ProductFilter) {
  const { colour, swatch } = products;
  return db
    .select({ colour, swatch, count: count() })
    .from(products)
    .where(and(matching({ ...filter, colours: undefined }), ne(colour, '')))
    .groupBy(colour, swatch);
}

/** Each colour of the shop's products. */
export function shopColoursQuery(db: Database) {
  const { colour, swatch } = products;
  return db
    .selectDistinct({ colour, swatch })
    .from(products)
    .where(and(matching({}), ne(colour, '')));
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
