import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Order } from '../../../contract/schemas/order.ts';
import type { OrdersQuery } from '../../lib/adminOrders.ts';
import { type OrdersView, readOrdersView, writeOrdersView } from '../../lib/ordersView.ts';
import { isRefinedSearch } from './isRefinedSearch.ts';

/**
 * What the list of orders shows, kept in the address. Back takes the last filter away, or closes
 * the order that was opened last.
 */
export function useOrdersAddress() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const view = readOrdersView(search);
  const addressOf = (change: Partial<OrdersView>) =>
    `?${writeOrdersView({ ...readOrdersView(search), ...change })}`;
  const hrefOf = useCallback(
    ({ _id }: Order) => `?${writeOrdersView({ ...readOrdersView(search), openId: _id })}`,
    [search],
  );
  return {
    ...view,
    hrefOf,
    changeQuery: (query: OrdersQuery) =>
      navigate(addressOf({ query, page: 0 }), { replace: isRefinedSearch(view.query, query) }),
    goToPage: (page: number) => navigate(addressOf({ page })),
    /** Back passes over the page that is left. */
    turnToPage: (page: number) => navigate(addressOf({ page }), { replace: true }),
    open: (order: Order) => navigate(hrefOf(order)),
    close: () => navigate(addressOf({ openId: undefined })),
  };
}
