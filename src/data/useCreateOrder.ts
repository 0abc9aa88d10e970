import useSWR, { useSWRConfig } from 'swr';
import type { CreateOrderRequest, Order } from '../../contract/schemas/order.ts';
import { useApi } from './ApiProvider.tsx';
import { ApiError } from './http.ts';
import { keys } from './keys.ts';
import { useOrderDraft } from './useOrderDraft.ts';
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
  const { mutate: mutateAll } = useSWRConfig();
  const { session } = useStoredSession();
  const { forgetDraft } = useOrderDraft(session?.id);
  const { data, error, isValidating, mutate } = useSWR(
    session ? keys.createdOrder(session, request) : null,
    async () => {
      const { order } = await call('POST /createorder', { body: request });
      // A server that answers the order has taken the bought pieces out of the cart itself.
      if (!order) await call('POST /cleancart', { body: {} }).catch(tellByTheCart);
      if (session) await mutateAll(keys.customerCart(session.id));
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

/** The order stands all the same, and the cart shows what is still in it. */
function tellByTheCart() {}

function statusOf(error: unknown): OrderProblem {
  const status = error instanceof ApiError ? error.status : 0;
  return refusals[status] ?? 'failed';
}

const refusals: Record<number, OrderProblem> = { 400: 'broken', 402: 'notPaid', 404: 'unknown' };
