import { useEffect, useEffectEvent } from 'react';
import { isLanguage, languages } from '../../../contract/languages.ts';
import { categories, limits, productFlags } from '../../../contract/limits.ts';
import {
  activitySubjects,
  adminProductSorts,
  customerSorts,
  orderSorts,
  productStates,
  reviewStates,
  stockLevels,
} from '../../../contract/rules/adminChoices.ts';
import { isDay } from '../../../contract/rules/days.ts';
import { ownerLimits } from '../../../contract/rules/ownerLimits.ts';
import { translatedSubjectNames, translationStates } from '../../../contract/rules/translations.ts';
import type { Resource } from '../../data/useEndpoint.ts';
import { type ListUrl, listUrl, oneOf, someOf, text } from '../../lib/listUrl.ts';
import { useOptimisticListUrl } from '../useListUrl.ts';

/** As `useOptimisticListUrl`, for lists that search while typing. */
export function useAdminListUrl<Q extends { q?: string }>(url: ListUrl<Q>) {
  const list = useOptimisticListUrl(url);
  return {
    ...list,
    changeQuery: (next: Q) => list.changeQuery(next, isEditedSearch(list.query, next)),
  };
}

/**
 * True if a search was edited: then replace the history entry, so that Back skips partial words.
 */
export function isEditedSearch(before: { q?: string }, after: { q?: string }): boolean {
  return Boolean(before.q && after.q && before.q !== after.q);
}

type PagingOptions = {
  page: number;
  pageSize: number;
  changePage: (page: number, replace?: boolean) => void;
};

/**
 * Paging props for a list's grid. If the current page no longer exists, such as after removals or
 * with an old URL, goes to the last page.
 */
export function usePaging(
  list: Resource<{ total: number }>,
  { page, pageSize, changePage }: PagingOptions,
) {
  const total = list.data?.total;
  const isCurrent = list.status === 'ready' && list.refreshing !== true;
  const last = Math.max(1, Math.ceil((total ?? 0) / pageSize));
  const isPastLastPage = isCurrent && page > last;
  const turn = useEffectEvent(changePage);
  useEffect(() => {
    if (isPastLastPage) turn(last, true);
  }, [isPastLastPage, last]);
  return {
    ...{ total, pageSize },
    page: isPastLastPage ? last : page,
    loading: isPastLastPage || !isCurrent,
    onPage: (next: number) => changePage(next),
  };
}

/** URL state of `/admin/listproduct`. */
export const productListUrl = listUrl(
  {
    q: text(limits.search.max),
    category: oneOf(categories),
    flag: someOf(productFlags),
    stock: oneOf(stockLevels),
    state: oneOf(productStates),
    sort: oneOf(adminProductSorts),
  },
  10_000,
);

function day([value = '']: string[]): string | undefined {
  return isDay(value) ? value : undefined;
}

/** URL state of `/admin/allorders`; `order` is the open order. */
export const ordersUrl = listUrl(
  {
    delivery: text(ownerLimits.state.max),
    q: text(limits.search.max),
    payment: text(ownerLimits.state.max),
    returns: oneOf(['requested'] as const),
    from: day,
    to: day,
    sort: oneOf(orderSorts, '-created'),
    order: text(64),
  },
  40_000,
  ({ to, ...query }) =>
    to === undefined || (query.from && query.from > to) ? query : { ...query, to },
);

/** URL state of `/admin/activity`. */
export const activityUrl = listUrl(
  { by: text(64), subject: oneOf(activitySubjects), from: day, to: day },
  20_000,
  ({ to, ...query }) =>
    to === undefined || (query.from && query.from > to) ? query : { ...query, to },
);

/** URL state of `/admin/customers`. */
export const customersUrl = listUrl(
  { q: text(limits.search.max), sort: oneOf(customerSorts, '-last') },
  40_000,
);

export const formerOrdersUrl = listUrl({ q: text(limits.search.max) }, 40_000);

/** URL state of `/admin/translations`; without `subject` those of products. */
export const translationsUrl = listUrl(
  {
    language: oneOf(Object.keys(languages).filter(isLanguage)),
    subject: oneOf(translatedSubjectNames),
    state: oneOf(translationStates),
    id: text(ownerLimits.memberName.max + 10),
  },
  50_000,
);

export const reviewsUrl = listUrl(
  { state: oneOf(reviewStates), rating: oneOf(['5', '4', '3', '2', '1'] as const) },
  50_000,
);
