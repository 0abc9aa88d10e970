import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import type { CreateOrderRequest } from '../../contract/schemas/order.ts';
import { useShop } from '../data/ShopProvider.tsx';
import { useCreateOrder } from '../data/useCreateOrder.ts';
import { useStoredSession } from '../data/useStoredSession.ts';
import { CheckoutProblem } from '../features/checkout/CheckoutProblem.tsx';
import { OrderSkeleton } from '../features/checkout/OrderSkeleton.tsx';
import { type PlacedOrder, toPlacedOrder } from '../features/checkout/placedOrder.ts';
import { ThankYou } from '../features/checkout/ThankYou.tsx';
import { readPaidCheckout } from '../lib/paidCheckout.ts';
import { paths } from '../lib/paths.ts';
import { RequireUser } from './RequireUser.tsx';

/**
 * `/checkout-success`: makes the order that the address tells of, then takes what is personal out
 * of the address. What is shown stays with this step of the browser's history.
 */
export default function CheckoutSuccessPage() {
  const shop = useShop();
  const [search] = useSearchParams();
  const paid = readPaidCheckout(search);
  return (
    <>
      <title>{`Thank you · ${shop.name}`}</title>
      <meta name="robots" content="noindex" />
      <RequireUser>{paid ? <NewOrder request={paid} /> : <Thanks />}</RequireUser>
    </>
  );
}

/** `userId`: whose order it is, as somebody else may go back to it. */
type ThanksState = { userId?: string; order?: PlacedOrder };

function NewOrder({ request }: { request: CreateOrderRequest }) {
  const { session } = useStoredSession();
  const { creation, retry } = useCreateOrder(request);
  if (creation.status === 'loading') return <OrderSkeleton />;
  if (creation.status !== 'ready') {
    return <CheckoutProblem reason={creation.status} onTryAgain={retry} />;
  }
  const order = creation.order && toPlacedOrder(creation.order);
  const state = { userId: session?.id, order };
  return <Navigate to={paths.checkoutSuccess} replace state={state} />;
}

function Thanks() {
  const { session } = useStoredSession();
  const { userId, order } = (useLocation().state ?? {}) as ThanksState;
  return <ThankYou order={userId === session?.id ? order : undefined} />;
}
