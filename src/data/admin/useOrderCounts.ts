import useSWR from 'swr';
import {
  countOrders,
  type DeliveryCounts,
  type OrdersQuery,
  selectOrders,
} from '../../lib/adminOrders.ts';
import { useApi } from '../ApiProvider.tsx';
import { keys } from '../keys.ts';
import { type Resource, toResource } from '../resource.ts';
import { useStoredSession } from '../useStoredSession.ts';
import { freshFor } from './useAllOrders.ts';
import { whenMissing } from './whenMissing.ts';

/**
 * How many of the orders that fit are in each delivery state, and what they come to, kept fresh.
 * The query's own delivery state and order count for nothing.
 */
export function useOrderCounts({
  delivery: _delivery,
  sort: _sort,
  ...query
}: OrdersQuery): Resource<DeliveryCounts> {
  const { call } = useApi();
  const { session } = useStoredSession();
  const answer = useSWR<DeliveryCounts>(
    session ? keys.orderCounts(session, query) : null,
    () =>
      call('GET /ordercounts', { query })
        .then(({ delivery }) => delivery)
        .catch(whenMissing(countHere)),
    { keepPreviousData: true, refreshInterval: freshFor },
  );

  async function countHere() {
    return countOrders(selectOrders(await call('GET /allorders', {}), query), []);
  }

  return toResource(answer);
}
