import useSWR from 'swr';
import type { CreateOrderRequest, Order } from '../../contract/schemas/order.ts';
import { useApi } from './ApiProvider.tsx';
import { ApiError } from './apiError.ts';
import { endpointKey } from './endpointKey.ts';
import { useOrderDraft } from './useOrderDraft.ts';
import { useRevalidate } from './useRevalidate.ts';
import { useStoredSession } from './useStoredSession.ts';

export type OrderCreation =
  | { status: 'loading' }
  /** `order` is absent where the server does not tell it. */
  | { status: 'ready'; order: Order | undefined }
  | { status: OrderProblem };

/**
 * `unknown`: no payment of this customer; `broken`: what the payment page sent along can't be read;
 * `failed`: the server was of no help.
 */
export type OrderProblem = 'notPaid' | 'unknown' | 'broken' | 'failed';

/**
 * The order of a payment, made by being looked at: the call is sent once however often a page asks
 * within one visit, and again only by `retry`. The bought pieces leave the cart.
 */
export function useCreateOrder(request: CreateOrderRequest) {
  const { call } = useApi();
  const revalidate = useRevalidate();
  const { session } = useStoredSession();
  const { forgetDraft } = useOrderDraft(session?.id);
  const { data, error, isValidating, mutate } = useSWR(
    endpointKey('POST /createorder', request, session),
    async () => {
      const { order } = await call('POST /createorder', { body: request });
      await revalidate('GET /getcart');
      forgetDraft();
      return { order };
    },
    askedOnce,
  );
  const creation: OrderCreation = data
    ? { status: 'ready', order: data.order }
    : { status: isValidating || !error ? 'loading' : statusOf(error) };
  return { creation, retry: () => void mutate() };
}

const askedOnce = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  shouldRetryOnError: false,
};

function statusOf(error: unknown): OrderProblem {
  const status = error instanceof ApiError ? error.status : 0;
  return refusals[status] ?? 'failed';
}

const refusals: Record<number, OrderProblem> = { 400: 'broken', 402: 'notPaid', 404: 'unknown' };
