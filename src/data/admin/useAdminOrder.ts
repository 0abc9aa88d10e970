import useSWR from 'swr';
import type { Order } from '../../../contract/schemas/order.ts';
import { useApi } from '../ApiProvider.tsx';
import { keys } from '../keys.ts';
import { type Resource, toResource } from '../resource.ts';
import { useStoredSession } from '../useStoredSession.ts';
import { readOrderPage } from './readOrderPage.ts';

/**
 * One order to be changed; `data` is null when there is none. What the list knows of it is shown at
 * once. It is not read again by itself: what is being changed must not move. `reload` answers the
 * order as it is now.
 */
export function useAdminOrder(id: string | undefined, listed: Order | undefined) {
  const api = useApi();
  const { session } = useStoredSession();
  const { data, error, mutate } = useSWR<Order | null>(
    session && id ? keys.adminOrder(session, id) : null,
    async () => {
      const { orders } = await readOrderPage(api, { q: id ?? '' }, { limit: 5, offset: 0 });
      return orders.find(({ _id }) => _id === id) ?? null;
    },
    {
      ...(listed && { fallbackData: listed }),
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
    },
  );
  const order: Resource<Order | null> = toResource({ data, error });
  return { order, reload: () => mutate() };
}
