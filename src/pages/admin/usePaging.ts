import { useEffect, useEffectEvent } from 'react';
import type { Resource } from '../../data/resource.ts';

type PagingOptions = {
  page: number;
  pageSize: number;
  changePage: (page: number, replace?: boolean) => void;
};

/**
 * The paging of a list, as its grid takes it. When the page that is shown has gone, as its rows were
 * moved or removed, or the URL is an old one, the last page there is takes its place.
 */
export function usePaging(
  list: Resource<{ total: number }>,
  { page, pageSize, changePage }: PagingOptions,
) {
  const total = list.status === 'ready' ? list.data.total : undefined;
  const isCurrent = list.status === 'ready' && list.refreshing !== true;
  const last = Math.max(1, Math.ceil((total ?? 0) / pageSize));
  const isBeyond = isCurrent && page > last;
  const turn = useEffectEvent(changePage);
  useEffect(() => {
    if (isBeyond) turn(last, true);
  }, [isBeyond, last]);
  return {
    ...{ total, pageSize },
    page: isBeyond ? last : page,
    loading: isBeyond || !isCurrent,
    onPage: (next: number) => changePage(next),
  };
}
