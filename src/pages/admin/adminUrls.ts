import { categories, limits, productFlags } from '../../../contract/limits.ts';
import {
  adminProductSorts,
  orderSorts,
  productStates,
  reviewStates,
  stockLevels,
} from '../../../contract/rules/adminChoices.ts';
import { isDay } from '../../../contract/rules/days.ts';
import { listUrl, oneOf, someOf, text } from '../../lib/listUrl.ts';

/** The URL of `/admin/listproduct`. */
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

/** The URL of `/admin/allorders`; `order` is the one that is open beside the list. */
export const ordersUrl = listUrl(
  {
    delivery: text(limits.state.max),
    q: text(limits.search.max),
    payment: text(limits.state.max),
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

/** The URL of `/admin/reviews`. */
export const reviewsUrl = listUrl(
  { state: oneOf(reviewStates), rating: oneOf(['5', '4', '3', '2', '1'] as const) },
  50_000,
);
