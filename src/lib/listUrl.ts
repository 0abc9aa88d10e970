import { categories, limits, listFlags, productSorts } from '../../contract/limits.ts';
import { toCents, toDollars } from '../../contract/rules/money.ts';

/** Parses a parameter from its values in the URL; undefined if invalid. */
type ReadParam<T> = (texts: string[]) => T | undefined;

type Params = Record<string, ReadParam<unknown>>;

type QueryOf<P extends Params> = { [K in keyof P]?: Exclude<ReturnType<P[K]>, undefined> };

export type ListView<Q> = { query: Q; page: number };

/** Conversion between a list's view and its URL parameters. */
export type ListUrl<Q> = {
  read: (search: URLSearchParams) => ListView<Q>;
  write: (view: ListView<Q>) => URLSearchParams;
};

/**
 * Defines a list's URL by its parameters, in writing order. Values that a parameter does not read
 * are not written, which omits defaults.
 * @param settle corrects inconsistent combinations
 */
export function listUrl<P extends Params>(
  params: P,
  maxPage: number,
  settle: (query: QueryOf<P>) => QueryOf<P> = (query) => query,
): ListUrl<QueryOf<P>> {
  return {
    read(search) {
      const known = Object.entries(params)
        .map(([name, read]) => [name, read(search.getAll(name))] as const)
        .filter(([, value]) => value !== undefined);
      const page = Number(search.get('page'));
      return {
        query: settle(Object.fromEntries(known) as QueryOf<P>),
        page: Number.isInteger(page) && page >= 1 ? Math.min(page, maxPage) : 1,
      };
    },
    write({ query: asked, page }) {
      const query = settle(asked);
      const search = new URLSearchParams();
      for (const [name, read] of Object.entries(params)) {
        const texts = [query[name] ?? []].flat().map(String);
        if (read(texts) !== undefined) for (const text of texts) search.append(name, text);
      }
      if (page > 1) search.set('page', String(page));
      return search;
    },
  };
}

/** Trimmed text. */
export function text(maxLength: number): ReadParam<string> {
  return ([value]) => value?.trim().slice(0, maxLength) || undefined;
}

function texts(values: string[]): string[] | undefined {
  return nonEmpty(values.filter(Boolean).slice(0, 20));
}

/** @param fallback default choice, omitted from the URL */
export function oneOf<T extends string>(choices: readonly T[], fallback?: T): ReadParam<T> {
  return ([value]) => choices.find((choice) => choice === value && choice !== fallback);
}

export function someOf<T extends string>(choices: readonly T[]): ReadParam<T[]> {
  return (values) => nonEmpty(choices.filter((choice) => values.includes(choice)));
}

/** Above every price, in any currency. */
const largestPrice = 999_999_999_999;

/** Dollars, with at most the decimals of the currency. */
const price: ReadParam<number> = ([value = '']) => {
  const dollars = Math.min(Number(value), largestPrice);
  const isPrice = /^\d+(\.\d+)?$/.test(value) && toDollars(toCents(dollars)) === dollars;
  return isPrice ? dollars : undefined;
};

function nonEmpty<T>(values: T[]): T[] | undefined {
  return values.length > 0 ? values : undefined;
}

/** URL state of category pages and the search page; `page` is the number of shown pages. */
export const listingUrl = listUrl(
  {
    q: text(limits.search.max),
    kind: texts,
    colour: texts,
    size: texts,
    flag: someOf(listFlags),
    minPrice: price,
    maxPrice: price,
    sort: oneOf(productSorts),
  },
  50,
  ({ minPrice, maxPrice, sort, ...query }) => ({
    ...query,
    ...(sort && !isDefaultSort(sort, query.q) && { sort }),
    ...inOrder(minPrice, maxPrice),
  }),
);

/** True for default sorts: relevance with search words, newest without. Omitted from the URL. */
function isDefaultSort(sort: (typeof productSorts)[number], q: string | undefined): boolean {
  return sort === 'relevance' || (sort === 'newest' && !q);
}

/** Swaps the ends of an inverted range. */
function inOrder(minPrice: number | undefined, maxPrice: number | undefined) {
  if (minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice) {
    return { minPrice: maxPrice, maxPrice: minPrice };
  }
  return {
    ...(minPrice !== undefined && { minPrice }),
    ...(maxPrice !== undefined && { maxPrice }),
  };
}

/** URL state of the size guide: `for` is the category, by default women. */
export const sizeGuideUrl = listUrl({ for: oneOf(categories, 'women') }, 1);
