import useSWR from 'swr';
import type { ShopSummary } from '../../../contract/schemas/summary.ts';
import { summarise } from '../../lib/shopSummary.ts';
import { useApi } from '../ApiProvider.tsx';
import { keys } from '../keys.ts';
import { type Resource, toResource } from '../resource.ts';
import { useStoredSession } from '../useStoredSession.ts';
import { freshFor } from './useAllOrders.ts';
import { whenMissing } from './whenMissing.ts';

/** Where the server does not sum up, nobody knows of the checkouts that were left. */
export type KnownSummary = Omit<ShopSummary, 'abandoned'> & Partial<Pick<ShopSummary, 'abandoned'>>;

/** How the shop did in the last `days` days, today (UTC) included; kept fresh. */
export function useShopSummary(days: number): Resource<KnownSummary> {
  const { call } = useApi();
  const { session } = useStoredSession();
  const answer = useSWR<KnownSummary>(
    session ? keys.shopSummary(session, days) : null,
    () => call('GET /shopsummary', { query: { days } }).catch(whenMissing<KnownSummary>(sumUpHere)),
    { keepPreviousData: true, refreshInterval: freshFor },
  );

  async function sumUpHere() {
    const [orders, products, states] = await Promise.all([
      call('GET /allorders', {}),
      call('GET /listproducts', {}),
      call('GET /envparams', {}),
    ]);
    const today = new Date().toISOString().slice(0, 10);
    return summarise(orders, products, { today, days }, states);
  }

  return toResource(answer);
}
