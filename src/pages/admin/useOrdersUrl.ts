import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { OrderQuery } from '../../../contract/schemas/adminOrder.ts';
import type { Order } from '../../../contract/schemas/order.ts';
import { ordersUrl } from './adminUrls.ts';
import { useAdminListUrl } from './useAdminListUrl.ts';

/** What the list of orders shows, and which one is open beside it, kept in the URL. */
export function useOrdersUrl() {
  const navigate = useNavigate();
  const { query: all, urlWith, changeQuery, ...list } = useAdminListUrl(ordersUrl);
  const { order: openId, ...query } = all;
  const hrefOf = useCallback(({ _id }: Order) => urlWith({ order: _id }), [urlWith]);
  return {
    ...list,
    query,
    openId,
    changeQuery: (next: OrderQuery) => changeQuery({ ...next, order: openId }),
    hrefOf,
    open: (order: Order) => navigate(hrefOf(order)),
    close: () => navigate(urlWith({ order: undefined })),
  };
}
