import type { ListUrl } from '../../lib/listUrl.ts';
import { useListUrl } from '../useListUrl.ts';

/** As `useListUrl`, for a list whose words are searched for while they are typed. */
export function useAdminListUrl<Q extends { q?: string }>(url: ListUrl<Q>) {
  const { changeQuery, ...list } = useListUrl(url);
  return {
    ...list,
    changeQuery: (next: Q) => changeQuery(next, isRefinedSearch(list.query, next)),
  };
}

/** A search is typed letter by letter, and Back must not step through the letters. */
export function isRefinedSearch(before: { q?: string }, after: { q?: string }): boolean {
  return Boolean(before.q && after.q && before.q !== after.q);
}
