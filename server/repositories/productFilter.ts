import { and, eq, gte, inArray, like, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { limits } from '../../contract/limits.ts';
import type { ShopColour } from '../../contract/rules/colourFamilies.ts';
import { colourTermsOf } from '../../contract/rules/productSearch.ts';
import type { ProductState, StockLevel } from '../../contract/schemas/adminProduct.ts';
import type { Category, ProductFlag } from '../../contract/schemas/product.ts';
import { productSizes, products } from '../db/schema.ts';
import { type Audience, visibleTo } from './visibleProducts.ts';

/** A word of a search, and all that counts as it. */
export type SearchedWord = {
  terms: string[];
  /** Colours of the shop that have one of the terms in their name. */
  colours: readonly ShopColour[];
  /** Those of a family that is called so. */
  family: readonly ShopColour[];
};

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
  /** All of these words; `nearest` is content with one. */
  search?: readonly SearchedWord[];
  nearest?: boolean;
  kinds?: string[] | undefined;
  colours?: readonly ShopColour[] | undefined;
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
    search = [],
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
    (nearest ? or : and)(...search.map(hasWord)),
    minCents === undefined ? undefined : gte(products.priceCents, minCents),
    maxCents === undefined ? undefined : lte(products.priceCents, maxCents),
    flags && or(...flags.map((flag) => eq(products[flag], true))),
    kinds && inArray(products.kind, kinds),
    colours && isIn(colours),
    // As the index `products_outfit` has it.
    outfit === undefined ? undefined : and(eq(products.outfit, outfit), ne(products.outfit, '')),
    sizes && hasSize(and(inArray(productSizes.size, sizes), hasFreeUnit)),
    stock === 'low' ? hasSize(sql`${freeUnits} <= ${limits.lowStock}`) : undefined,
    stock === 'out' ? sql`not ${hasSize(hasFreeUnit)}` : undefined,
  );
}

/** The condition that a product has this word, or a colour of a family that is called so. */
function hasWord({ terms, family }: SearchedWord): SQL | undefined {
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
