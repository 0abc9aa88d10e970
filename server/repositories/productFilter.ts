import { and, eq, gte, inArray, like, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { limits } from '../../contract/limits.ts';
import type { SearchTerms } from '../../contract/rules/productSearch.ts';
import type { ProductState, StockLevel } from '../../contract/schemas/adminProduct.ts';
import type { Category, ProductFlag } from '../../contract/schemas/product.ts';
import { productSizes, products } from '../db/schema.ts';
import { type Audience, visibleTo } from './visibleProducts.ts';

/** Which products; what is absent does not matter, what is there must hold. */
export type ProductFilter = {
  /** `shoppers` unless it is said. */
  audience?: Audience;
  state?: ProductState | undefined;
  /** UUIDs. */
  ids?: string[] | undefined;
  category?: Category | undefined;
  /** Lower-case words, each in what a search looks at or in the style. */
  words?: string[];
  /** Of each of these lists, at least one term; `nearest` is content with one of the lists. */
  terms?: SearchTerms;
  nearest?: boolean;
  kinds?: string[] | undefined;
  colours?: string[] | undefined;
  /** Not empty. */
  outfit?: string | undefined;
  /** At least one of these has a free unit. */
  sizes?: string[] | undefined;
  minCents?: number | undefined;
  maxCents?: number | undefined;
  /** At least one of these is set. */
  flags?: ProductFlag[] | undefined;
  stock?: StockLevel | undefined;
};

/** The condition for products of the shop that pass the filter. */
export function matching(filter: ProductFilter): SQL | undefined {
  const {
    audience = 'shoppers',
    state,
    ids,
    category,
    words = [],
    terms = [],
    nearest = false,
    kinds,
    colours,
    outfit,
    sizes,
    minCents,
    maxCents,
    flags,
    stock,
  } = filter;
  return and(
    visibleTo(audience),
    state && eq(products.draft, state === 'draft'),
    ids && inArray(products.id, ids),
    category && eq(products.category, category),
    ...words.map((word) => {
      const pattern = `%${escapeLike(word)}%`;
      return or(like(products.searchText, pattern), like(sql`lower(${products.style})`, pattern));
    }),
    (nearest ? or : and)(...terms.map((alike) => hasAny(products.searchTerms, alike))),
    minCents === undefined ? undefined : gte(products.priceCents, minCents),
    maxCents === undefined ? undefined : lte(products.priceCents, maxCents),
    flags && or(...flags.map((flag) => eq(products[flag], true))),
    kinds && inArray(products.kind, kinds),
    colours && inArray(products.colour, colours),
    // As the index `products_outfit` has it.
    outfit === undefined ? undefined : and(eq(products.outfit, outfit), ne(products.outfit, '')),
    sizes && hasSize(and(inArray(productSizes.size, sizes), hasFreeUnit)),
    stock === 'low' ? hasSize(sql`${freeUnits} <= ${limits.lowStock}`) : undefined,
    stock === 'out' ? sql`not ${hasSize(hasFreeUnit)}` : undefined,
  );
}

/** The condition that a column of terms has one of these. */
export function hasAny(column: PgColumn, terms: readonly string[]): SQL {
  return sql`${column} && ${sql.param(terms)}::text[]`;
}

/** Of one size. */
const freeUnits = sql`${productSizes.quantity} - ${productSizes.reserved}`;

/** In the very words of the index `product_sizes_free`. */
export const hasFreeUnit = sql`${productSizes.quantity} > ${productSizes.reserved}`;

/** The condition for products of which some size fulfils this one. */
export function hasSize(condition: SQL | undefined): SQL {
  const ofProduct = and(eq(productSizes.productId, products.id), condition);
  return sql`exists (select 1 from ${productSizes} where ${ofProduct})`;
}

/** The word as it stands in a `like` pattern. */
export function escapeLike(word: string): string {
  return word.replace(/[\\%_]/g, '\\$&');
}
