import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import type { CreateOrderRequest } from '../../contract/schemas/order.ts';
import { useShop } from '../data/ShopProvider.tsx';
import { useCreateOrder } from '../data/useCreateOrder.ts';
import { useStoredSession } from '../data/useStoredSession.ts';
import { CheckoutProblem } from '../features/checkout/CheckoutProblem.tsx';
import { OrderSkeleton } from '../features/checkout/OrderSkeleton.tsx';
import { type PlacedOrder, toPlacedOrder } from '../features/checkout/placedOrder.ts';
import { ThankYou } from '../features/checkout/ThankYou.tsx';
import { type PaidCheckout, readPaidCheckout } from '../lib/paidCheckout.ts';
import { paths } from '../lib/paths.ts';
import { RequireUser } from './RequireUser.tsx';

/**
 * `/checkout-success`: makes the order that the URL tells of. What is personal leaves the
 * URL at once and stays with this step of the browser's history, and so does what is shown.
 */
export default function CheckoutSuccessPage() {
  const shop = useShop();
  return (
    <>
      <title>{`Thank you · ${shop.name}`}</title>
      <meta name="robots" content="noindex" />
      <RequireUser>
        <Arrival />
      </RequireUser>
    </>
  );
}

/** `paid`: what is to become an order; `userId`: whose order it is, as somebody else may go back to it. */
type ThanksState = { paid?: PaidCheckout | 'broken'; userId?: string; order?: PlacedOrder };

function Arrival() {
  const [search] = useSearchParams();
  const state = (useLocation().state ?? {}) as ThanksState;
  const told = readPaidCheckout(search);
  if (told) return <Navigate to={paths.checkoutSuccess} replace state={{ paid: told }} />;
  if (state.paid === 'broken') return <CheckoutProblem reason="broken" />;
  return state.paid ? <NewOrder request={state.paid} /> : <Thanks {...state} />;
}

function NewOrder({ request }: { request: CreateOrderRequest }) {
  const { session } = useStoredSession();
  const { creation, retry } = useCreateOrder(request);
  if (creation.status === 'loading') return <OrderSkeleton />;
  if (creation.status !== 'ready') {
    return <CheckoutProblem reason={creation.status} onTryAgain={retry} />;
  }
  const order = creation.order && toPlacedOrder(creation.order);
  const state: ThanksState = { userId: session?.id, order };
  return <Navigate to={paths.checkoutSuccess} replace state={state} />;
}

function Thanks({ userId, order }: ThanksState) {
  const { session } = useStoredSession();
  const isTheirs = userId !== undefined && userId === session?.id;
  return isTheirs ? <ThankYou order={order} /> : <CheckoutProblem reason="none" />;
}
