import useSWR, { unstable_serialize } from 'swr';
import type { Order } from '../../../contract/schemas/order.ts';
import type { OrdersQuery } from '../../lib/adminOrders.ts';
import { useApi } from '../ApiProvider.tsx';
import { keys } from '../keys.ts';
import { type Resource, toResource } from '../resource.ts';
import { useStoredSession } from '../useStoredSession.ts';
import { readOrderPage } from './readOrderPage.ts';

/** Orders on a page of the admin's list. */
export const orderPageLength = 25;

/** How often what is on the screen is asked for again, in ms: customers go on ordering. */
export const freshFor = 60_000;

export type OrderPage = {
  orders: Order[];
  /** Orders that fit, over all pages. */
  total: number;
  /** Shows the answer to another question while this one's is on its way. */
  refreshing: boolean;
};

type AskedPage = Omit<OrderPage, 'refreshing'> & { asked: string };

/** A page of the orders that fit an admin's query, kept fresh. */
export function useAllOrders(query: OrdersQuery, page: number): Resource<OrderPage> {
  const api = useApi();
  const { session } = useStoredSession();
  const question = unstable_serialize([query, page]);
  const { data, error } = useSWR<AskedPage>(
    session ? keys.adminOrders(session, query, page) : null,
    async () => {
      const span = { limit: orderPageLength, offset: page * orderPageLength };
      return { ...(await readOrderPage(api, query, span)), asked: question };
    },
    { keepPreviousData: true, refreshInterval: freshFor },
  );
  const refreshing = data?.asked !== question;
  if (error && refreshing) return toResource<OrderPage>({ data: undefined, error });
  return toResource({ data: data && { ...data, refreshing }, error });
}
