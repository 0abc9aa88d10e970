import { asc, desc, type SQL, sql } from 'drizzle-orm';
import type { Language } from '../../contract/languages.ts';
import { scoresOf, searchedTermsOf, totalScore } from '../../contract/rules/productSearch.ts';
import type { ProductSort } from '../../contract/schemas/product.ts';
import { products } from '../db/catalogueSchema.ts';
import { translations } from '../db/translationSchema.ts';
import {
  hasAny,
  hasAvailableUnit,
  hasSize,
  isIn,
  type ProductFilter,
  type SearchedWord,
} from './productFilter.ts';
import { isTranslated } from './translationSearch.ts';

/** Order of a list. */
export type Sorting = {
  sort: ProductSort;
  /** For `relevance`: the searched words, or else the picked products. */
  filter?: ProductFilter;
  /** For `name`: the language of translated names; null for the shop's first. */
  language?: Language | null;
};

/** The last product of a page: its sort key and its id. */
export type Position = { key: string | number | Date; id: string };

/** Sort keys of a product. */
type Placed = Pick<
  typeof products.$inferSelect,
  'id' | 'name' | SortField | 'searchText' | 'colour' | 'swatch'
> & { sizes: readonly { quantity: number; reserved: number }[] };

type SortField = 'createdAt' | 'priceCents' | 'ratingScore' | 'sortName';

type Order = {
  column: SQL;
  keyOf: (product: Placed, translated: readonly boolean[]) => Position['key'];
  direction: 'up' | 'down';
};

/** Equal keys go by id in the same direction, so that one index serves both columns. */
const orders: Record<Exclude<ProductSort, 'relevance'>, Order> = {
  newest: by('createdAt', 'down'),
  'price-asc': by('priceCents', 'up'),
  'price-desc': by('priceCents', 'down'),
  rating: by('ratingScore', 'down'),
  name: by('sortName', 'up'),
};

function by(field: SortField, direction: Order['direction']): Order {
  return { column: sql`${products[field]}`, keyOf: (product) => product[field], direction };
}

/** Above any millisecond timestamp for centuries. */
const perRank = 1e13;

/** One number that fits a cursor: the best match first, then available, then the newest. */
function byRank(search: readonly SearchedWord[]): Order {
  const { nameTerms, searchTerms, createdAt } = products;
  const ranks = search.map(
    ({ terms, colours, family, translated }) => sql`case
      when ${nameTerms}[cardinality(${nameTerms})] = any(${sql.param(terms)}::text[]) then 4
      when ${hasAny(nameTerms, terms)} or ${isIn(colours)} or ${translated ? isTranslated(translated) : sql`false`} then 3
      when ${isIn(family)} then 2
      when ${hasAny(searchTerms, terms)} then 1 else 0 end`,
  );
  const words = search.map(({ terms }) => terms);
  const rank = sql.join([sql`0`, ...ranks], sql` + `);
  return {
    column: sql`(((${rank}) * 2 + ${hasSize(hasAvailableUnit)}::int)::bigint * ${sql.raw(String(perRank))} + (extract(epoch from ${createdAt}) * 1000)::bigint)`,
    keyOf: ({ searchText, createdAt, sizes, ...colour }, translated) => {
      const scores = scoresOf(searchedTermsOf(searchText, colour), words);
      const score = totalScore(
        scores.map((own, index) => (translated[index] ? Math.max(own, 3) : own)),
      );
      const isFree = sizes.some(({ quantity, reserved }) => quantity > reserved);
      return (score * 2 + Number(isFree)) * perRank + createdAt.getTime();
    },
    direction: 'down',
  };
}

/** The order in which the products of a collection were picked. */
function byPlace(ids: readonly string[]): Order {
  return {
    column: sql`array_position(${sql.param(ids)}::uuid[], ${products.id})`,
    keyOf: ({ id }) => ids.indexOf(id) + 1,
    direction: 'up',
  };
}

/**
 * The order of translated names: by Unicode's root collation, which both databases have. PGlite
 * accepts others and sorts by this one (decision 89).
 */
function byNameIn(language: Language): Order {
  const { language: code, subject, subjectId, texts } = translations;
  return {
    column: sql`coalesce((
      select ${texts} ->> 'name' from ${translations}
      where ${code} = ${language} and ${subject} = 'product' and ${subjectId} = ${products.id}::text
    ), ${products.name}) collate "und-x-icu"`,
    keyOf: ({ name }) => name,
    direction: 'up',
  };
}

function orderOf({ sort, filter = {}, language }: Sorting): Order {
  const { search = [], within } = filter;
  if (sort === 'name' && language) return byNameIn(language);
  if (sort !== 'relevance') return orders[sort];
  return search.length === 0 && within?.ids ? byPlace(within.ids) : byRank(search);
}

export function orderBy(sorting: Sorting): SQL[] {
  const { column, direction } = orderOf(sorting);
  return direction === 'up' ? [asc(column), asc(products.id)] : [desc(column), desc(products.id)];
}

/** The condition for products that come after `position`. */
export function after(sorting: Sorting, position: Position) {
  const { column, direction } = orderOf(sorting);
  const beyond = direction === 'up' ? sql`>` : sql`<`;
  const { key } = position;
  const value = key instanceof Date ? sql.param(key, products.createdAt) : sql.param(key);
  return sql`(${column}, ${products.id}) ${beyond} (${value}, ${sql.param(position.id, products.id)})`;
}

/**
 * @param product with the name in its language
 * @param translated for each searched word, if a translation of the product has it
 */
export function positionOf(
  sorting: Sorting,
  product: Placed,
  translated: readonly boolean[] = [],
): Position {
  return { key: orderOf(sorting).keyOf(product, translated), id: product.id };
}
