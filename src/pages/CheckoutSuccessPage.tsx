import { useEffect, useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { paths } from '../../contract/paths.ts';
import type { CreateOrderRequest } from '../../contract/schemas/order.ts';
import { useCreateOrder } from '../data/useCreateOrder.ts';
import { useGuestCheckout } from '../data/useGuestCheckout.ts';
import { useStoredSession } from '../data/useStoredSession.ts';
import { CheckoutProblem } from '../features/checkout/CheckoutProblem.tsx';
import { KeepOrder } from '../features/checkout/KeepOrder.tsx';
import { OrderSkeleton } from '../features/checkout/OrderSkeleton.tsx';
import { type PlacedOrder, toPlacedOrder } from '../features/checkout/placedOrder.ts';
import { ThankYou } from '../features/checkout/ThankYou.tsx';
import { readPaidCheckout } from '../lib/paidCheckout.ts';
import { PageHead } from './PageHead.tsx';
import { RequireUser } from './RequireUser.tsx';
import { useProblemToast } from './useProblemToast.tsx';

/**
 * `/checkout-success`: makes the order that the URL tells of. What is personal leaves the
 * URL at once and stays with this step of the browser's history, and so does what is shown.
 */
export default function CheckoutSuccessPage() {
  const { buyer, isGuest } = useBuyer();
  const { userId, order }: ThanksState = useLocation().state ?? {};
  const isThanked = userId !== undefined && userId === buyer?.id && !order?.problem;
  return (
    <>
      <PageHead title={isThanked ? 'Thank you' : 'Your order'} noindex />
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

/** Who pays: the logged-in customer, or a guest at the checkout. */
function useBuyer() {
  const { session } = useStoredSession();
  const { guest } = useGuestCheckout();
  return { buyer: session ?? guest, isGuest: !session && guest !== undefined };
}

/** Whom an order is for, and who hears of it. */
type Recipient = { fullName: string | undefined; email: string };

/** `paid`: what is to become an order; `userId`: whose order it is, as somebody else may go back to it. */
type ThanksState = { paid?: CreateOrderRequest | 'broken'; userId?: string; order?: PlacedOrder };

function Arrival() {
  const [search] = useSearchParams();
  const state = (useLocation().state ?? {}) as ThanksState;
  const { isGuest } = useBuyer();
  // For this visit alone: the history keeps nothing of whose order it is.
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
  const tellProblem = useProblemToast();
  const { buyer, isGuest } = useBuyer();
  const { keepOrder } = useGuestCheckout();
  const isTheirs = userId !== undefined && userId === buyer?.id;
  if (!isTheirs) return <CheckoutProblem reason="none" isGuest={isGuest} />;

  async function keep() {
    const outcome = await keepOrder();
    tellProblem(outcome.ok ? undefined : outcome.error.message);
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
