import { useEffect, useEffectEvent } from 'react';

type PageInRange = {
  /** The first page is 0. */
  page: number;
  pageSize: number;
  /** Rows over all pages; undefined until it is known. */
  total: number | undefined;
  onLastPage: (page: number) => void;
};

/**
 * Turns to the last page there is when the one that is shown has gone: its rows were moved or
 * removed, or the URL is an old one.
 * @returns the page that there is, and whether it is about to be turned to
 */
export function usePageInRange({ page, pageSize, total, onLastPage }: PageInRange) {
  const last = Math.max(0, Math.ceil((total ?? 0) / pageSize) - 1);
  const isBeyond = total !== undefined && page > last;
  const turn = useEffectEvent(onLastPage);
  useEffect(() => {
    if (isBeyond) turn(last);
  }, [isBeyond, last]);
  return { page: isBeyond ? last : page, isTurning: isBeyond };
}
