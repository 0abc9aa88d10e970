import type { ListUrl } from '../../lib/listUrl.ts';
import { useListUrl } from '../useListUrl.ts';

/** What an admin's list shows, kept in the URL; the first page is 0, as the grid counts. */
export function useAdminListUrl<Q extends { q?: string }>(url: ListUrl<Q>) {
  const { query, page, urlWith, changeQuery, changePage } = useListUrl(url);
  return {
    query,
    page: page - 1,
    urlWith,
    changeQuery: (next: Q) => changeQuery(next, isRefinedSearch(query, next)),
    goToPage: (next: number) => changePage(next + 1),
    /** Replaces a page that no longer exists, so that Back skips it. */
    turnToPage: (next: number) => changePage(next + 1, true),
  };
}

/** Words are typed bit by bit, and Back must not lead through the bits. */
export function isRefinedSearch(before: { q?: string }, after: { q?: string }): boolean {
  return Boolean(before.q && after.q && before.q !== after.q);
}
