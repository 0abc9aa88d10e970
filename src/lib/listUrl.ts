/** Reads one parameter from all its texts in the URL; undefined for what makes no sense. */
type ReadParam<T> = (texts: string[]) => T | undefined;

type Params = Record<string, ReadParam<unknown>>;

type QueryOf<P extends Params> = { [K in keyof P]?: Exclude<ReturnType<P[K]>, undefined> };

/** What a list is asked for and which page is shown; the first page is 1. */
export type ListView<Q> = { query: Q; page: number };

/** How a list's view stands in the URL's search parameters. */
export type ListUrl<Q> = {
  read: (search: URLSearchParams) => ListView<Q>;
  write: (view: ListView<Q>) => URLSearchParams;
};

/**
 * Describes a list's URL by its parameters, in the order they are written in. What a parameter
 * doesn't read isn't written either: that is how a default is left out.
 * @param settle puts right what parameters say together
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

/** Words, without the space around them. */
export function text(maxLength: number): ReadParam<string> {
  return ([value]) => value?.trim().slice(0, maxLength) || undefined;
}

export function texts(max: number): ReadParam<string[]> {
  return (values) => nonEmpty(values.filter(Boolean).slice(0, max));
}

/** @param fallback the choice that goes without saying */
export function oneOf<T extends string>(choices: readonly T[], fallback?: T): ReadParam<T> {
  return ([value]) => choices.find((choice) => choice === value && choice !== fallback);
}

export function someOf<T extends string>(choices: readonly T[]): ReadParam<T[]> {
  return (values) => nonEmpty(choices.filter((choice) => values.includes(choice)));
}

/** Dollars, with at most two decimals. */
export function price(max: number): ReadParam<number> {
  return ([value = '']) =>
    /^\d{1,6}(\.\d{1,2})?$/.test(value) ? Math.min(Number(value), max) : undefined;
}

function nonEmpty<T>(values: T[]): T[] | undefined {
  return values.length > 0 ? values : undefined;
}
