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

/** Words are typed bit by bit, and Back must not lead through the bits. */
export function isRefinedSearch(before: { q?: string }, after: { q?: string }): boolean {
  return Boolean(before.q && after.q && before.q !== after.q);
}
