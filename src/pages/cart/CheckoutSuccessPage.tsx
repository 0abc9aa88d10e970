import { useEffect, useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import useSWR from 'swr';
import { i18n } from '../../../contract/i18n.ts';
import { paths } from '../../../contract/paths.ts';
import { isState } from '../../../contract/rules/orderStates.ts';
import type { CreateOrderRequest, Order } from '../../../contract/schemas/order.ts';
import { useApi } from '../../data/ApiProvider.tsx';
import { ApiError } from '../../data/apiError.ts';
import { orderDraftOf } from '../../data/cart/orderDraft.ts';
import { useGuestCart } from '../../data/cart/useCart.ts';
import { useGuestCheckout } from '../../data/cart/useGuestCheckout.ts';
import { endpointKey } from '../../data/endpointKey.ts';
import { useStoredSession } from '../../data/session.ts';
import { noAutoRevalidation, useRevalidate } from '../../data/useEndpoint.ts';
import { CheckoutProblem } from '../../features/checkout/CheckoutProblem.tsx';
import { KeepOrder } from '../../features/checkout/KeepOrder.tsx';
import {
  OrderSkeleton,
  type PlacedOrder,
  ThankYou,
  toPlacedOrder,
} from '../../features/checkout/ThankYou.tsx';
import { removeBought } from '../../lib/cart/removeBought.ts';
import type { Toast } from '../../ui/ToastBar.tsx';
import { useToast } from '../../ui/ToastProvider.tsx';
import { PageHead } from '../PageHead.tsx';
import { RequireUser } from '../RequireUser.tsx';
import { useProblemToast } from '../useProblemToast.tsx';

/**
 * `/checkout-success`: creates the order of the payment in the URL. Personal data moves from the
 * URL to the history state at once; the placed order is stored there, too.
 */
export default function CheckoutSuccessPage() {
  const { buyer, isGuest } = useBuyer();
  const { userId, order }: ThanksState = useLocation().state ?? {};
  const isThanked = userId !== undefined && userId === buyer?.id && !order?.problem;
  return (
    <>
      <PageHead title={isThanked ? i18n.t('Thank you') : i18n.t('Your order')} noindex />
      {isGuest ? (
        <Arrival />
      ) : (
        <RequireUser>
          <Arrival />
        </RequireUser>
      )}
    </>
  );
}

/** Payer: the logged-in customer, or a guest in checkout. */
function useBuyer() {
  const { session } = useStoredSession();
  const { guest } = useGuestCheckout();
  return { buyer: session ?? guest, isGuest: !session && guest !== undefined };
}

/** Recipient and contact of an order. */
type Recipient = { fullName: string | undefined; email: string };

/** `paid`: order to create; `userId`: its owner, since another user may go back to this entry. */
type ThanksState = { paid?: CreateOrderRequest | 'broken'; userId?: string; order?: PlacedOrder };

function Arrival() {
  const [search] = useSearchParams();
  const state = (useLocation().state ?? {}) as ThanksState;
  const { isGuest } = useBuyer();
  // In memory only, so that the history contains no personal data of the order.
  const [recipient, setRecipient] = useState<Recipient>();
  const told = readPaidCheckout(search);
  if (told) return <Navigate to={paths.checkoutSuccess} replace state={{ paid: told }} />;
  if (state.paid === 'broken') return <CheckoutProblem reason="broken" isGuest={isGuest} />;
  if (state.paid) return <NewOrder request={state.paid} onOrdered={setRecipient} />;
  return <Thanks {...state} recipient={recipient} />;
}

type NewOrderProps = {
  request: CreateOrderRequest;
  onOrdered: (recipient: Recipient) => void;
};

function NewOrder({ request, onOrdered }: NewOrderProps) {
  const { buyer, isGuest } = useBuyer();
  const { creation, retry } = useCreateOrder(request);
  const { email } = request;
  const isOrdered = creation.status === 'ready';
  const fullName = isOrdered ? creation.order?.fullName : undefined;
  useEffect(() => {
    if (isOrdered) onOrdered({ fullName, email });
  }, [isOrdered, fullName, email, onOrdered]);
  if (creation.status === 'loading') return <OrderSkeleton />;
  if (creation.status !== 'ready') {
    return <CheckoutProblem reason={creation.status} isGuest={isGuest} onTryAgain={retry} />;
  }
  const order = creation.order && toPlacedOrder(creation.order);
  const state: ThanksState = { userId: buyer?.id, order };
  return <Navigate to={paths.checkoutSuccess} replace state={state} />;
}

function Thanks({ userId, order, recipient }: ThanksState & { recipient: Recipient | undefined }) {
  const showProblem = useProblemToast();
  const { buyer, isGuest } = useBuyer();
  const { keepOrder } = useGuestCheckout();
  const isTheirs = userId !== undefined && userId === buyer?.id;
  if (!isTheirs) return <CheckoutProblem reason="none" isGuest={isGuest} />;

  async function keep() {
    const outcome = await keepOrder();
    showProblem(outcome.ok ? undefined : outcome.error.message);
    return outcome.ok;
  }

  return (
    <ThankYou
      order={order}
      {...recipient}
      isAnswer={recipient !== undefined}
      keepOrder={isGuest && <KeepOrder onKeep={keep} />}
    />
  );
}

type OrderCreation =
  | { status: 'loading' }
  /** `order` is undefined if the server does not return it. */
  | { status: 'ready'; order: Order | undefined }
  | { status: CreateOrderProblem };

/**
 * `none`: the cart is empty; `unknown`: not a payment of this customer; `broken`: the return URL is
 * invalid; `failed`: the server could not process it.
 */
type CreateOrderProblem = 'none' | 'notPaid' | 'unknown' | 'broken' | 'failed';

/**
 * Creates the order of a payment: one call per visit, repeated only by `retry`. Then removes the
 * purchased units from the cart; from a guest's local cart only once.
 */
function useCreateOrder(request: CreateOrderRequest) {
  const api = useApi();
  const revalidate = useRevalidate();
  const { session } = useStoredSession();
  const { guest, noteOrder } = useGuestCheckout();
  const { change } = useGuestCart();
  const showToast = useToast();
  const buyer = session ?? guest;
  const { data, error, isValidating, mutate } = useSWR(
    endpointKey('POST /createorder', request, buyer),
    async () => {
      const { call } = buyer && !session ? api.as(buyer) : api;
      const { order, cartKept } = await call('POST /createorder', { body: request });
      if (cartKept) showToast(stillInCart());
      if (session) await revalidate('GET /getcart');
      else if (order && guest && noteOrder(guest) && !isState(order.delivery_status, 'cancelled')) {
        await change((lines) => removeBought(lines, order.products));
      }
      orderDraftOf(session?.id).forgetDraft();
      return { order };
    },
    sendOnce,
  );
  const creation: OrderCreation = data
    ? { status: 'ready', order: data.order }
    : { status: isValidating || !error ? 'loading' : statusOf(error) };
  return { creation, retry: () => void mutate() };
}

const stillInCart = (): Toast => ({
  text: i18n.t('What you ordered is still in your cart. Remove it before your next order.'),
  severity: 'warning',
  stays: true,
});

const sendOnce = { ...noAutoRevalidation, revalidateIfStale: false, shouldRetryOnError: false };

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

const names = ['address', 'phone', 'email', 'session_id'];

/**
 * Parses the URL of `/checkout-success`; undefined if it has no payment (any more), `broken` if a
 * part is missing.
 */
export function readPaidCheckout(
  search: URLSearchParams,
): CreateOrderRequest | 'broken' | undefined {
  if (!names.some((name) => search.has(name))) return undefined;
  const address = search.get('address');
  const phone = search.get('phone');
  const email = search.get('email');
  const sessionId = search.get('session_id');
  if (address === null || phone === null || email === null) return 'broken';
  return { address, phone: withPlus(phone), email, ...(sessionId && { sessionId }) };
}

/** Restores an unencoded plus, which was decoded as a space. */
function withPlus(phone: string): string {
  return phone.replace(/^ /, '+');
}
