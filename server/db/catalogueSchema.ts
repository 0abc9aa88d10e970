import { isNull, type SQL, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  type PgColumn,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { categories } from '../../contract/limits.ts';
import { termBreak } from '../../contract/rules/productSearch.ts';
import type { SizeMeasures } from '../../contract/schemas/measures.ts';
import { dutyColumns, plainText, time } from './columns.ts';

/** Same rule as `termsOf` of the contract. */
function termsIn(column: string) {
  return sql.raw(`array_remove(regexp_split_to_array(${column}, '${termBreak}'), '')`);
}

/** Condition for products that shoppers see: neither removed nor a draft. */
export function isPublished(columns: { deletedAt: PgColumn; draft: PgColumn }): SQL {
  return sql`${columns.deletedAt} is null and not ${columns.draft}`;
}

export const products = pgTable(
  'products',
  {
    /** UUIDv7; an admin's request may provide it. */
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    /** Material and care. */
    material: text('material').notNull().default(''),
    ...dutyColumns(),
    priceCents: integer('price_cents').notNull(),
    /** Price without the reduction; 0 without one. */
    regularPriceCents: integer('regular_price_cents').notNull().default(0),
    /** The lowest price of the 30 days before its reduction. */
    lowestPriceCents: integer('lowest_price_cents'),
    /** Price from the first day of the sale on; 0 if no sale is planned. */
    salePriceCents: integer('sale_price_cents').notNull().default(0),
    /** First and last day of the sale, as 2026-03-12; empty for none. */
    saleFrom: text('sale_from').notNull().default(''),
    saleUntil: text('sale_until').notNull().default(''),
    category: text('category', { enum: categories }).notNull(),
    /** The shop's name for the kind of product: “Dresses”. */
    kind: text('kind').notNull().default(''),
    /** The colour's name, and its swatch: `#b5795a`. */
    colour: text('colour').notNull().default(''),
    swatch: text('swatch').notNull().default(''),
    /** Shared by the colours of one product. */
    style: text('style').notNull().default(''),
    /** Shared by products that are worn together. */
    outfit: text('outfit').notNull().default(''),
    /** In grams; empty if unknown. */
    weight: text('weight').notNull().default(''),
    /** Name of a size scale; empty for that of its category or kind. */
    sizeScale: text('size_scale').notNull().default(''),
    measures: jsonb('measures').$type<SizeMeasures[]>().notNull().default([]),
    newCollection: boolean('new_collection').notNull().default(false),
    mostPopular: boolean('most_popular').notNull().default(false),
    /** Only admins see it. */
    draft: boolean('draft').notNull().default(false),
    ratingSum: integer('rating_sum').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    /** Number of buyers who gave this answer about the fit. */
    fitSmall: integer('fit_small').notNull().default(0),
    fitTrue: integer('fit_true').notNull().default(0),
    fitLarge: integer('fit_large').notNull().default(0),
    /** Average in hundredths, 0 without ratings: the key of the sort `rating`. */
    ratingScore: integer('rating_score')
      .notNull()
      .generatedAlwaysAs(
        sql`case when rating_count = 0 then 0 else round(rating_sum * 100.0 / rating_count)::integer end`,
      ),
    /** Keys of the sort `name` and of the search; see `keysOf`. */
    sortName: plainText('sort_name').notNull(),
    searchText: text('search_text').notNull(),
    /** Terms of the search, see `contract/rules/productSearch.ts`: those of the name, and all. */
    nameTerms: text('name_terms')
      .array()
      .notNull()
      .generatedAlwaysAs(termsIn("split_part(search_text, E'\\n', 1)")),
    searchTerms: text('search_terms').array().notNull().generatedAlwaysAs(termsIn('search_text')),
    createdAt: time('created_at').notNull(),
    /** Incremented at each change by an admin; sales and ratings do not count. */
    version: integer('version').notNull().default(1),
    /** The last change by an admin. */
    updatedAt: time('updated_at').notNull(),
    /** Set when an admin removed the product: old orders keep it. */
    deletedAt: time('deleted_at'),
  },
  (table) => [
    check('products_price', sql`${table.priceCents} > 0`),
    check(
      'products_regular_price',
      sql`${table.regularPriceCents} = 0 or ${table.regularPriceCents} > ${table.priceCents}`,
    ),
    check(
      'products_category',
      sql`${table.category} in (${sql.raw(categories.map((name) => `'${name}'`).join(', '))})`,
    ),
    check(
      'products_rating',
      sql`${table.ratingSum} between ${table.ratingCount} and ${table.ratingCount} * 5`,
    ),
    check('products_fit', sql`least(${table.fitSmall}, ${table.fitTrue}, ${table.fitLarge}) >= 0`),
    index('products_newest').on(table.createdAt, table.id).where(isNull(table.deletedAt)),
    index('products_price_order').on(table.priceCents, table.id).where(isNull(table.deletedAt)),
    index('products_rating_order').on(table.ratingScore, table.id).where(isNull(table.deletedAt)),
    index('products_name_order').on(table.sortName, table.id).where(isNull(table.deletedAt)),
    // The same orders for a category's page.
    index('products_category_newest')
      .on(table.category, table.createdAt, table.id)
      .where(isNull(table.deletedAt)),
    index('products_category_price')
      .on(table.category, table.priceCents, table.id)
      .where(isNull(table.deletedAt)),
    index('products_category_rating')
      .on(table.category, table.ratingScore, table.id)
      .where(isNull(table.deletedAt)),
    index('products_category_name')
      .on(table.category, table.sortName, table.id)
      .where(isNull(table.deletedAt)),
    // Labels of published products, for counting without reading the products. The other indexes
    // serve admins, too, who see drafts.
    index('products_labels')
      .on(table.category, table.kind, table.colour, table.swatch, table.priceCents, table.id)
      .where(isPublished(table)),
    index('products_style')
      .on(table.style, table.createdAt, table.id)
      .where(sql`${table.deletedAt} is null and ${table.style} <> ''`),
    index('products_outfit')
      .on(table.outfit, table.createdAt, table.id)
      .where(sql`${table.deletedAt} is null and ${table.outfit} <> ''`),
    // Few products have a flag.
    index('products_new_collection')
      .on(table.createdAt, table.id)
      .where(sql`${table.deletedAt} is null and ${table.newCollection}`),
    index('products_most_popular')
      .on(table.createdAt, table.id)
      .where(sql`${table.deletedAt} is null and ${table.mostPopular}`),
    index('products_sale')
      .on(table.createdAt, table.id)
      .where(sql`${table.deletedAt} is null and ${table.regularPriceCents} > 0`),
    // Few products have a sale with days.
    index('products_sale_days')
      .on(table.id)
      .where(sql`${table.salePriceCents} > 0 or ${table.saleUntil} <> ''`),
    // First entries of the sitemap and of the admin's list.
    index('products_updated').on(table.updatedAt, table.id).where(isNull(table.deletedAt)),
    index('products_search').using('gin', table.searchTerms),
  ],
);

/** Product of the row, which is deleted with it. */
export const productReference = () =>
  uuid('product_id')
    .notNull()
    .references(() => products.id, { onDelete: 'cascade' });

export const productSizes = pgTable(
  'product_sizes',
  {
    productId: productReference(),
    size: text('size').notNull(),
    position: integer('position').notNull(),
    quantity: integer('quantity').notNull(),
    /** Sum of the current holds. */
    reserved: integer('reserved').notNull().default(0),
    description: text('description').notNull().default(''),
    /** The shop's SKU, and its GTIN; empty for none. */
    sku: text('sku').notNull().default(''),
    barcode: text('barcode').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.size] }),
    // Same keys as `skuKey` and `barcodeKey`.
    uniqueIndex('product_sizes_sku').on(sql`lower(${table.sku})`).where(sql`${table.sku} <> ''`),
    uniqueIndex('product_sizes_barcode')
      .on(sql`lpad(${table.barcode}, 14, '0')`)
      .where(sql`${table.barcode} <> ''`),
    // Available sizes.
    index('product_sizes_free')
      .on(table.size, table.productId)
      .where(sql`${table.quantity} > ${table.reserved}`),
    check(
      'product_sizes_stock',
      sql`0 <= ${table.reserved} and ${table.reserved} <= ${table.quantity}`,
    ),
  ],
);

/** Earlier prices, kept for as long as the law may require them. */
export const pastPrices = pgTable(
  'past_prices',
  {
    productId: productReference(),
    priceCents: integer('price_cents').notNull(),
    /** Time at which the price was replaced. */
    until: time('until').notNull(),
  },
  (table) => [index('past_prices_product').on(table.productId, table.until)],
);

export const productImages = pgTable(
  'product_images',
  {
    productId: productReference(),
    name: text('name').notNull(),
    position: integer('position').notNull(),
    /** The main picture. */
    flagman: boolean('flagman').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.name] }),
    uniqueIndex('product_images_flagman').on(table.productId).where(sql`${table.flagman}`),
  ],
);

/** Subjects that triggers watch: changes of products with their pictures, and changes of stock. */
const catalogueSubjects = ['products', 'stock'] as const;

/**
 * The last changes of the catalogue, written by triggers, so that none is missed. Each connection
 * has its own row, so that changes of stock do not wait for each other.
 */
export const catalogueVersions = pgTable(
  'catalogue_versions',
  {
    /** Identifies a connection; a few share one. */
    writer: integer('writer').notNull(),
    subject: text('subject', { enum: catalogueSubjects }).notNull(),
    /** Read by processes of the release before `change_id`, while both run. */
    version: bigint('version', { mode: 'number' }).notNull(),
    /** Renewed with each change; unlike the number, not repeated after a failover. */
    changeId: uuid('change_id').notNull().defaultRandom(),
  },
  (table) => [primaryKey({ columns: [table.writer, table.subject] })],
);
