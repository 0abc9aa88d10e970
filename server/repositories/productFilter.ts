import {
  and,
  count,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  like,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { limits } from '../../contract/limits.ts';
import type { ShopColour } from '../../contract/rules/colourFamilies.ts';
import { colourTermsOf } from '../../contract/rules/productSearch.ts';
import type { Vocabulary } from '../../contract/rules/spelling.ts';
import { barcodeKey } from '../../contract/rules/stockCodes.ts';
import type { ProductState, StockLevel } from '../../contract/schemas/adminProduct.ts';
import type { Category, ListFlag } from '../../contract/schemas/product.ts';
import { isPublished, productSizes, products } from '../db/catalogueSchema.ts';
import type { Database } from '../db/database.ts';
import { isTranslated, type TranslatedWord } from './translationSearch.ts';

/** Audience of a product list: admins also see drafts. */
export type Audience = 'shoppers' | 'admins';

type Columns = Parameters<typeof isPublished>[0];

/** Condition for products that a caller may see; removed ones are visible to no one. */
export function visibleTo(audience: Audience, columns: Columns = products): SQL {
  return audience === 'admins' ? isNull(columns.deletedAt) : isPublished(columns);
}

/** A searched word, and all terms that count as it. */
export type SearchedWord = {
  terms: string[];
  /** Colours of the shop that have one of the terms in their name. */
  colours: readonly ShopColour[];
  family: readonly ShopColour[];
  /** The word in translations, if they have it. */
  translated?: TranslatedWord;
};

/** Filter for products; absent fields are ignored. */
export type ProductFilter = {
  /** `shoppers` by default. */
  audience?: Audience;
  state?: ProductState | undefined;
  /** UUIDs. */
  ids?: string[] | undefined;
  category?: Category | undefined;
  /** Lower-case words, each in the search text, the style or, for admins, a code. */
  words?: string[];
  /** All of these words; with `nearest`, at least one. */
  search?: readonly SearchedWord[];
  nearest?: boolean;
  kinds?: string[] | undefined;
  colours?: readonly ShopColour[] | undefined;
  /** Not empty. */
  outfit?: string | undefined;
  /** At least one of these is available. */
  sizes?: string[] | undefined;
  minCents?: number | undefined;
  maxCents?: number | undefined;
  /** At least one of these is set. */
  flags?: ListFlag[] | undefined;
  stock?: StockLevel | undefined;
  /** Products must pass this one, too; its `ids` are in the order of the list. */
  within?: ProductFilter | undefined;
};

/** Condition for products of the shop that pass the filter. */
export function matching(filter: ProductFilter): SQL | undefined {
  const { audience = 'shoppers', words = [], search = [], nearest = false, ...rest } = filter;
  const { state, ids, category, kinds, colours, outfit } = rest;
  const { sizes, minCents, maxCents, flags, stock, within } = rest;
  return and(
    visibleTo(audience),
    state && eq(products.draft, state === 'draft'),
    ids && inArray(products.id, ids),
    category && eq(products.category, category),
    ...words.map((word) => {
      const pattern = `%${escapeLike(word)}%`;
      const { sku, barcode } = productSizes;
      const hasCode = or(
        like(sql`lower(${sku})`, pattern),
        like(barcode, pattern),
        sql`lpad(${barcode}, 14, '0') = ${barcodeKey(word)}`,
      );
      return or(
        like(products.searchText, pattern),
        like(sql`lower(${products.style})`, pattern),
        audience === 'admins' ? hasSize(hasCode) : undefined,
      );
    }),
    (nearest ? or : and)(...search.map(hasWord)),
    minCents === undefined ? undefined : gte(products.priceCents, minCents),
    maxCents === undefined ? undefined : lte(products.priceCents, maxCents),
    flags && or(...flags.map(hasFlag)),
    kinds && inArray(products.kind, kinds),
    colours && isIn(colours),
    // Same condition as the index `products_outfit`.
    outfit === undefined ? undefined : and(eq(products.outfit, outfit), ne(products.outfit, '')),
    sizes && hasSize(and(inArray(productSizes.size, sizes), hasAvailableUnit)),
    stock === 'low' ? hasSize(sql`${availableUnits} <= ${limits.lowStock}`) : undefined,
    stock === 'out' ? sql`not ${hasSize(hasAvailableUnit)}` : undefined,
    within && matching(within),
  );
}

/** Condition for products with this flag. `sale` is the condition of the index `products_sale`. */
function hasFlag(flag: ListFlag): SQL {
  return flag === 'sale' ? gt(products.regularPriceCents, 0) : eq(products[flag], true);
}

/** Condition that a product has this word, or a colour of a family with this name. */
function hasWord({ terms, family, translated }: SearchedWord): SQL | undefined {
  const hasOwn = hasOwnWord({ terms, family });
  return translated ? or(hasOwn, isTranslated(translated)) : hasOwn;
}

function hasOwnWord({ terms, family }: Pick<SearchedWord, 'terms' | 'family'>): SQL | undefined {
  const hasTerm = hasAny(products.searchTerms, terms);
  if (family.length === 0) return hasTerm;
  // A colour's name is among the terms of its products, and so the index finds them.
  const findable = [...terms, ...family.flatMap(colourTermsOf)];
  return and(hasAny(products.searchTerms, findable), or(hasTerm, isIn(family)));
}

/** The condition for products in one of these colours. */
export function isIn(colours: readonly ShopColour[]): SQL {
  if (colours.length === 0) return sql`false`;
  const rows = colours.map(({ colour, swatch }) => sql`(${colour}, ${swatch})`);
  return sql`(${products.colour}, ${products.swatch}) in (${sql.join(rows, sql`, `)})`;
}

/** The condition that a column of terms has one of these. */
export function hasAny(column: PgColumn, terms: readonly string[]): SQL {
  return sql`${column} && ${sql.param(terms)}::text[]`;
}

const availableUnits = sql`${productSizes.quantity} - ${productSizes.reserved}`;

/** Same condition as the index `product_sizes_free`. */
export const hasAvailableUnit = sql`${productSizes.quantity} > ${productSizes.reserved}`;

export function hasSize(condition: SQL | undefined): SQL {
  const ofProduct = and(eq(productSizes.productId, products.id), condition);
  return sql`exists (select 1 from ${productSizes} where ${ofProduct})`;
}

export function escapeLike(word: string): string {
  return word.replace(/[\\%_]/g, '\\$&');
}

/** Number of products of each kind that pass the filter, except its own kinds. */
export function kindCountsQuery(db: Database, filter: ProductFilter) {
  return db
    .select({ value: products.kind, count: count() })
    .from(products)
    .where(and(matching({ ...filter, kinds: undefined }), ne(products.kind, '')))
    .groupBy(products.kind);
}

export function colourCountsQuery(db: Database, filter: ProductFilter) {
  const { colour, swatch } = products;
  return db
    .select({ colour, swatch, count: count() })
    .from(products)
    .where(and(matching({ ...filter, colours: undefined }), ne(colour, '')))
    .groupBy(colour, swatch);
}

export function shopColoursQuery(db: Database) {
  const { colour, swatch } = products;
  return db
    .selectDistinct({ colour, swatch })
    .from(products)
    .where(and(matching({}), ne(colour, '')));
}

/** Number of products of each available size. */
export function sizeCountsQuery(db: Database, filter: ProductFilter) {
  return db
    .select({ value: productSizes.size, count: count() })
    .from(productSizes)
    .innerJoin(products, eq(productSizes.productId, products.id))
    .where(and(matching({ ...filter, sizes: undefined }), hasAvailableUnit))
    .groupBy(productSizes.size);
}

/** Terms that are in the shop's published products. */
export async function findKnownTerms(db: Database, terms: readonly string[]) {
  const rows = await db
    .select({ term: sql<string>`term` })
    .from(sql`unnest(${sql.param(terms)}::text[]) as term`)
    .where(
      sql`exists (select from ${products} where ${products.searchTerms} @> array[term] and ${visibleTo('shoppers')})`,
    );
  return rows.map(({ term }) => term);
}

/** A shop's newest products contain nearly all of its words. */
const sample = 5000;

/** The terms of the shop, in no order, each with the number of products that have it. */
export async function findVocabulary(db: Database): Promise<Vocabulary> {
  const rows = await db
    .select({
      term: sql<string>`term`,
      uses: sql<number>`count(*)::int`,
      products: sql<number>`max(products)::int`,
    })
    .from(
      sql`(
        select ${products.searchTerms} as terms, count(*) over () as products from ${products}
        where ${visibleTo('shoppers')} order by ${products.createdAt} desc limit ${sample}
      ) newest, lateral (select distinct unnest(terms) as term) each`,
    )
    .groupBy(sql`term`);
  return {
    uses: new Map(rows.map(({ term, uses }) => [term, uses])),
    products: Math.min(rows[0]?.products ?? 0, sample),
  };
}
