import { and, eq, gte, inArray, isNull, like, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Category, ProductFlag } from '../../contract/schemas/product.ts';
import { productSizes, products } from '../db/schema.ts';

/** Which products; what is absent does not matter, what is there must hold. */
export type ProductFilter = {
  category?: Category | undefined;
  /** Lower-case words, all in the name or the description. */
  words?: string[];
  /** At least one of these has a free piece. */
  sizes?: string[] | undefined;
  minCents?: number | undefined;
  maxCents?: number | undefined;
  /** At least one of these is set. */
  flags?: ProductFlag[] | undefined;
};

/** The condition for products of the shop that pass the filter. */
export function matching(filter: ProductFilter): SQL | undefined {
  const { category, words = [], sizes, minCents, maxCents, flags } = filter;
  return and(
    isNull(products.deletedAt),
    category && eq(products.category, category),
    ...words.map((word) => like(products.searchText, `%${escapeLike(word)}%`)),
    minCents === undefined ? undefined : gte(products.priceCents, minCents),
    maxCents === undefined ? undefined : lte(products.priceCents, maxCents),
    flags && or(...flags.map((flag) => eq(products[flag], true))),
    sizes && hasFreePiece(sizes),
  );
}

function hasFreePiece(sizes: string[]): SQL {
  const free = and(
    eq(productSizes.productId, products.id),
    inArray(productSizes.size, sizes),
    sql`${productSizes.quantity} - ${productSizes.reserved} > 0`,
  );
  return sql`exists (select 1 from ${productSizes} where ${free})`;
}

function escapeLike(word: string): string {
  return word.replace(/[\\%_]/g, '\\$&');
}
