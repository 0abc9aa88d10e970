import useSWR from 'swr';
import { isState } from '../../contract/rules/orderStates.ts';
import type { CreateOrderRequest, Order } from '../../contract/schemas/order.ts';
import { useApi } from './ApiProvider.tsx';
import { ApiError } from './apiError.ts';
import { endpointKey } from './endpointKey.ts';
import { orderDraftOf } from './orderDraft.ts';
import { noAutoRevalidation } from './swrConfig.ts';
import { useGuestCart } from './useGuestCart.ts';
import { useGuestCheckout } from './useGuestCheckout.ts';
import { useRevalidate } from './useRevalidate.ts';
import { useStoredSession } from './useStoredSession.ts';

type OrderCreation =
  | { status: 'loading' }
  /** `order` is absent where the server does not answer with it. */
  | { status: 'ready'; order: Order | undefined }
  | { status: CreateOrderProblem };

/**
 * `none`: the cart is empty; `unknown`: no payment of this customer; `broken`: the payment page's URL
 * can't be read; `failed`: the server could not process it.
 */
type CreateOrderProblem = 'none' | 'notPaid' | 'unknown' | 'broken' | 'failed';

/**
 * The order of a payment, created when a page first asks for it: the call is sent once a visit, and
 * again only by `retry`. The bought units then leave the cart; a guest's, which is in the browser,
 * only once.
 */
export function useCreateOrder(request: CreateOrderRequest) {
  const api = useApi();
  const revalidate = useRevalidate();
  const { session } = useStoredSession();
  const { guest, noteOrder } = useGuestCheckout();
  const { takeOut } = useGuestCart();
  const buyer = session ?? guest;
  const { data, error, isValidating, mutate } = useSWR(
    endpointKey('POST /createorder', request, buyer),
    async () => {
      const { call } = buyer && !session ? api.as(buyer) : api;
      const { order } = await call('POST /createorder', { body: request });
      if (session) await revalidate('GET /getcart');
      else if (order && guest && noteOrder(guest) && !isState(order.delivery_status, 'cancelled')) {
        await takeOut(order.products);
      }
      orderDraftOf(session?.id).forgetDraft();
      return { order };
    },
    sentOnce,
  );
  const creation: OrderCreation = data
    ? { status: 'ready', order: data.order }
    : { status: isValidating || !error ? 'loading' : statusOf(error) };
  return { creation, retry: () => void mutate() };
}

const sentOnce = { ...noAutoRevalidation, revalidateIfStale: false, shouldRetryOnError: false };

function statusOf(error: unknown): CreateOrderProblem {
  const status = error instanceof ApiError ? error.status : 0;
  return refusals[status] ?? 'failed';
}

const refusals: Record<number, CreateOrderProblem> = {
  400: 'broken',
  402: 'notPaid',
  404: 'unknown',
  410: 'none',
};
