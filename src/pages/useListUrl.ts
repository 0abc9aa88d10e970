import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { ListUrl, ListView } from '../lib/listUrl.ts';
import { useHistory } from '../ui/useHistory.ts';
import { useOptimisticValue } from '../ui/useSearchWords.ts';

/**
 * Query and page of a list, stored in the URL, so that Back removes the last filter and skips
 * replaced views. Overlays (`useOverlay`) stay open.
 */
export function useListUrl<Q>(url: ListUrl<Q>) {
  const shown = useViewOfUrl(url);
  return useListActions(url, shown, useShowView(url));
}

/**
 * As `useListUrl`, but shows the latest choice before its results load; further presses and links
 * build on it.
 */
export function useOptimisticListUrl<Q>(url: ListUrl<Q>) {
  const [chosen, show] = useOptimisticValue(useViewOfUrl(url), useShowView(url));
  return useListActions(url, chosen, show);
}

function useViewOfUrl<Q>(url: ListUrl<Q>): ListView<Q> {
  const [search] = useSearchParams();
  return useMemo(() => url.read(search), [url, search]);
}

type ShowView<Q> = (view: ListView<Q>, replace: boolean) => void;

function useShowView<Q>(url: ListUrl<Q>): ShowView<Q> {
  const history = useHistory();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  return (view, replace) => {
    // The history may be ahead of the rendered page: an overlay may have closed since.
    const { location } = history;
    const newest = location.pathname === pathname ? location.state : state;
    navigate(`?${url.write(view)}`, { state: newest, replace });
  };
}

function useListActions<Q>(url: ListUrl<Q>, view: ListView<Q>, show: ShowView<Q>) {
  const history = useHistory();
  const { pathname } = useLocation();

  /** The URL's view, which may be ahead of the rendered one; not of another page. */
  function newest(): ListView<Q> {
    const { location } = history;
    return location.pathname === pathname ? url.read(new URLSearchParams(location.search)) : view;
  }

  function changePage(page: number, replace = false) {
    const isNewest = `${url.write(newest())}` === `${url.write(view)}`;
    // Another list is loading: this press was about the previous one's pages.
    if (isNewest) show({ ...view, page }, replace);
  }

  return {
    ...view,
    changeQuery: (query: Q, replace = false) => show({ query, page: 1 }, replace),
    /** Changes parts of the query; undefined removes a part. */
    changeParts: (parts: Partial<Q>) =>
      show({ query: { ...newest().query, ...parts }, page: 1 }, false),
    changePage,
    /** URL of this page with a changed part of the query, for links. */
    urlWith: useCallback(
      (part: Partial<Q>) => `?${url.write({ ...view, query: { ...view.query, ...part } })}`,
      [url, view],
    ),
  };
}
