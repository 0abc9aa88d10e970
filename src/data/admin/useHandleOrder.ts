import { useSWRConfig } from 'swr';
import type { Order, OrderChange } from '../../../contract/schemas/order.ts';
import { useApi } from '../ApiProvider.tsx';
import { ApiError } from '../http.ts';
import { keys } from '../keys.ts';

export type HandleOutcome =
  /** `order`: as it is now, where the server tells. `message`: the server's own word, if any. */
  | { status: 'saved'; order: Order | undefined; message: string }
  /** Somebody else changed the order meanwhile; nothing was saved. */
  | { status: 'stale' }
  /** Nothing was saved. `fields`: what the server says of a field, by the field's name. */
  | { status: 'refused'; message: string; fields: Record<string, string> }
  | { status: 'failed'; message: string };

/** Changes an order's states and notes, and reads again whatever tells of them. Never rejects. */
export function useHandleOrder() {
  const api = useApi();
  const { mutate } = useSWRConfig();

  return async function handleOrder(id: string, change: OrderChange): Promise<HandleOutcome> {
    try {
      const { order, message = '' } = await api.call('POST /handleorder/:id', {
        params: { id },
        body: change,
      });
      return { status: 'saved', order, message };
    } catch (error) {
      return toOutcome(error instanceof ApiError ? error : new ApiError(0));
    } finally {
      void mutate(keys.tellsOfOrders);
    }
  };
}

/** A conflict may also be with a rule; only the version says that somebody was quicker. */
function toOutcome({ status, message, fields }: ApiError): HandleOutcome {
  if (status === 409 && 'version' in fields) return { status: 'stale' };
  const isRefusal = status >= 400 && status < 500 && status !== 401;
  return isRefusal ? { status: 'refused', message, fields } : { status: 'failed', message };
}
