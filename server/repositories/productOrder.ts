import { asc, desc, type SQL, sql } from 'drizzle-orm';
import {
  type SearchTerms,
  scoresOf,
  searchedTermsOf,
  sumOf,
} from '../../contract/rules/productSearch.ts';
import type { ProductSort } from '../../contract/schemas/product.ts';
import { products } from '../db/schema.ts';
import { hasAny, hasFreeUnit, hasSize } from './productFilter.ts';

/** The last product of a page: what it is sorted by, and its id. */
export type Position = { key: string | number | Date; id: string };

/** What a product is placed by. */
type Placed = Pick<
  typeof products.$inferSelect,
  'id' | 'createdAt' | 'priceCents' | 'ratingScore' | 'sortName' | 'searchText'
> & { sizes: readonly { quantity: number; reserved: number }[] };

type Order = {
  column: SQL;
  keyOf: (product: Placed) => Position['key'];
  direction: 'up' | 'down';
};

/** Equal keys go by id in the same direction, so that one index serves both columns. */
const orders: Record<Exclude<ProductSort, 'relevance'>, Order> = {
  newest: {
    column: sql`${products.createdAt}`,
    keyOf: ({ createdAt }) => createdAt,
    direction: 'down',
  },
  'price-asc': {
    column: sql`${products.priceCents}`,
    keyOf: ({ priceCents }) => priceCents,
    direction: 'up',
  },
  'price-desc': {
    column: sql`${products.priceCents}`,
    keyOf: ({ priceCents }) => priceCents,
    direction: 'down',
  },
  rating: {
    column: sql`${products.ratingScore}`,
    keyOf: ({ ratingScore }) => ratingScore,
    direction: 'down',
  },
  name: { column: sql`${products.sortName}`, keyOf: ({ sortName }) => sortName, direction: 'up' },
};

/** More than the milliseconds since 1970 will be for centuries. */
const perRank = 1e13;

/** The best first, of equal ones what can be bought, and of these the newest, as one number that a cursor can hold. */
function byRank(terms: SearchTerms): Order {
  const { nameTerms, searchTerms, createdAt } = products;
  const ranks = terms.map(
    (alike) => sql`case
      when ${nameTerms}[cardinality(${nameTerms})] = any(${sql.param(alike)}::text[]) then 4
      when ${hasAny(nameTerms, alike)} then 3
      when ${hasAny(searchTerms, alike)} then 1 else 0 end`,
  );
  const rank = sql.join([sql`0`, ...ranks], sql` + `);
  return {
    column: sql`(((${rank}) * 2 + ${hasSize(hasFreeUnit)}::int)::bigint * ${sql.raw(String(perRank))} + (extract(epoch from ${createdAt}) * 1000)::bigint)`,
    keyOf: ({ searchText, createdAt, sizes }) => {
      const score = sumOf(scoresOf(searchedTermsOf(searchText), terms));
      const isFree = sizes.some(({ quantity, reserved }) => quantity > reserved);
      return (score * 2 + Number(isFree)) * perRank + createdAt.getTime();
    },
    direction: 'down',
  };
}

/** @param terms what was looked for: what `relevance` goes by */
function orderOf(sort: ProductSort, terms: SearchTerms = []): Order {
  return sort === 'relevance' ? byRank(terms) : orders[sort];
}

export function orderBy(sort: ProductSort, terms?: SearchTerms): SQL[] {
  const { column, direction } = orderOf(sort, terms);
  return direction === 'up' ? [asc(column), asc(products.id)] : [desc(column), desc(products.id)];
}

/** The condition for products that come after `position`. */
export function after(sort: ProductSort, position: Position, terms?: SearchTerms): SQL {
  const { column, direction } = orderOf(sort, terms);
  const beyond = direction === 'up' ? sql`>` : sql`<`;
  const { key } = position;
  const value = key instanceof Date ? sql.param(key, products.createdAt) : sql.param(key);
  return sql`(${column}, ${products.id}) ${beyond} (${value}, ${sql.param(position.id, products.id)})`;
}

/** Where a product stands in the order. */
export function positionOf(sort: ProductSort, product: Placed, terms?: SearchTerms): Position {
  return { key: orderOf(sort, terms).keyOf(product), id: product.id };
}
