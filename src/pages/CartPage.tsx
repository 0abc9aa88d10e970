import { lazy, Suspense, useState } from 'react';
import type { OrderContact } from '../../contract/schemas/order.ts';
import { useShop } from '../data/ShopProvider.tsx';
import { useCart } from '../data/useCart.ts';
import { useCartRows } from '../data/useCartRows.ts';
import { useCheckout } from '../data/useCheckout.ts';
import { CartLayout } from '../features/cart/CartLayout.tsx';
import { CartLines } from '../features/cart/CartLines.tsx';
import { CartSkeleton } from '../features/cart/CartSkeleton.tsx';
import { CartSummary } from '../features/cart/CartSummary.tsx';
import type { OrderValues } from '../features/cart/orderValues.ts';
import { totalCents } from '../lib/cartRows.ts';
import { countPieces } from '../lib/guestCart.ts';
import { paths } from '../lib/paths.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { useNotify } from '../ui/NoticeProvider.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { useCartVerbs } from './useCartVerbs.ts';
import { useOrderStep } from './useOrderStep.ts';

// Only who orders downloads the form, with its list of countries.
const OrderForm = lazy(async () => ({
  default: (await import('../features/cart/OrderForm.tsx')).OrderForm,
}));

const checkoutFailures = {
  refused: 'Failed to create checkout session. Please try again.',
  failed: 'An error occurred during checkout. Please try again later.',
};

/** `/cart`: the lines, or the order form in their place. */
export default function CartPage() {
  const shop = useShop();
  const notify = useNotify();
  const cart = useCart();
  const verbs = useCartVerbs(cart);
  const answer = useCartRows(cart);
  const rows = answer.status === 'ready' ? answer.data : undefined;
  const { isOrdering, createOrder, backToLines } = useOrderStep(rows);
  const startCheckout = useCheckout();
  const [typed, setTyped] = useState<OrderValues>();

  if (answer.status === 'failed') return <LoadFailure />;

  async function checkout(contact: OrderContact) {
    const outcome = await startCheckout(rows ?? [], contact);
    if (outcome.status === 'ready') window.location.assign(outcome.url);
    else notify({ text: checkoutFailures[outcome.status] });
  }

  function keepTypedAndGoBack(values: OrderValues) {
    setTyped(values);
    backToLines();
  }

  return (
    <>
      <title>{`Cart · ${shop.name}`}</title>
      <CartLayout
        summary={
          <CartSummary
            pieces={countPieces(cart.lines)}
            totalCents={rows && totalCents(rows)}
            onCreateOrder={isOrdering ? undefined : createOrder}
          />
        }
      >
        {!rows && <CartSkeleton lines={cart.lines.length} />}
        {rows?.length === 0 && (
          <EmptyState
            title="Your cart is empty"
            next={{ label: 'See the new collection', to: paths.newCollection }}
          />
        )}
        {rows && rows.length > 0 && !isOrdering && <CartLines rows={rows} {...verbs} />}
        {rows && isOrdering && (
          <Suspense fallback={<CartSkeleton lines={1} />}>
            <OrderForm
              initialValues={typed}
              onBack={keepTypedAndGoBack}
              onCheckout={checkout}
              onInvalid={() => notify({ text: 'Please fill in all required fields' })}
            />
          </Suspense>
        )}
      </CartLayout>
    </>
  );
}
