import useSWR from 'swr';
import type { OrderHistoryEntry } from '../../../contract/schemas/order.ts';
import { useApi } from '../ApiProvider.tsx';
import { keys } from '../keys.ts';
import { type Resource, toResource } from '../resource.ts';
import { useStoredSession } from '../useStoredSession.ts';
import { whenMissing } from './whenMissing.ts';

/** Who changed what of an order, the latest first; `data` is null where the server does not tell. */
export function useOrderHistory(id: string | undefined): Resource<OrderHistoryEntry[] | null> {
  const { call } = useApi();
  const { session } = useStoredSession();
  const answer = useSWR<OrderHistoryEntry[] | null>(
    session && id ? keys.orderHistory(session, id) : null,
    () =>
      call('GET /orderhistory/:id', { params: { id: id ?? '' } }).catch(whenMissing(() => null)),
  );
  return toResource(answer);
}
