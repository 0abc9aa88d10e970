import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { ListUrl, ListView } from '../lib/listUrl.ts';

/**
 * A list's query and page, kept in the URL: Back takes the last filter away, and passes over a view
 * that was replaced. What is open over the list (`useOverlay`) stays open.
 */
export function useListUrl<Q>(url: ListUrl<Q>) {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const view = useMemo(() => url.read(search), [url, search]);
  const show = (next: ListView<Q>, replace: boolean) =>
    navigate(`?${url.write(next)}`, { state, replace });
  return {
    ...view,
    changeQuery: (query: Q, replace = false) => show({ query, page: 1 }, replace),
    changePage: (page: number, replace = false) => show({ ...view, page }, replace),
    /** This page with a part of its query changed, for a link. */
    urlWith: useCallback(
      (part: Partial<Q>) => `?${url.write({ ...view, query: { ...view.query, ...part } })}`,
      [url, view],
    ),
  };
}
