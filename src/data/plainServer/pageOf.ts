import type { AnsweredPage, Page } from '../answers/readPage.ts';

type ListQuery = { limit?: number; offset?: number; cursor?: string };

/** The page that was asked for, chosen from the whole list where that is what was answered. */
export function pageOf<T, Q extends ListQuery>(
  { items, total, nextCursor }: AnsweredPage<T>,
  select: (all: readonly T[], query: Q) => T[],
  query: Q = {} as Q,
): Page<T> {
  if (total !== undefined) return { items, total, nextCursor };
  const { limit = Number.POSITIVE_INFINITY, offset = 0, cursor = offset } = query;
  const matching = select(items, query);
  const end = Number(cursor) + limit;
  return {
    items: matching.slice(Number(cursor), end),
    total: matching.length,
    nextCursor: end < matching.length ? String(end) : undefined,
  };
}
