import type { Corrections } from '../../../contract/rules/productSearch.ts';
import { neededListOf } from './values.ts';

/** Part of a long list. */
export type Page<T> = {
  items: T[];
  /** How many there are over all pages. */
  total: number;
  /** Where the next page begins; undefined on the last one. */
  nextCursor: string | undefined;
  /** Which words were looked for in another spelling; absent where none was. */
  corrections?: Corrections | undefined;
};

/** A page as it came: without `X-Total-Count` it is the whole list, whatever was asked for. */
export type AnsweredPage<T> = Omit<Page<T>, 'total'> & { total: number | undefined };

export function readPageOf<T>(readItem: (value: unknown) => T) {
  return (body: unknown, headers: Headers): AnsweredPage<T> => {
    const total = headers.get('X-Total-Count');
    const corrections = headers.get('X-Search-Corrections');
    return {
      items: neededListOf(body).map(readItem),
      total: total === null ? undefined : Number(total),
      nextCursor: nextCursorOf(headers.get('Link')),
      ...(corrections && { corrections: Object.fromEntries(new URLSearchParams(corrections)) }),
    };
  };
}

/** The `cursor` in `<…?cursor=…>; rel="next"` (RFC 8288). */
function nextCursorOf(link: string | null): string | undefined {
  const next = /<([^>]*)>\s*;\s*rel="?next"?/.exec(link ?? '')?.[1];
  if (!next) return undefined;
  return new URLSearchParams(next.slice(next.indexOf('?'))).get('cursor') ?? undefined;
}
