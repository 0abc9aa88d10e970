import { Suspense } from 'react';
import { paths } from '../../contract/paths.ts';
import { useCart } from '../data/useCart.ts';
import { useCartRows } from '../data/useCartRows.ts';
import { CartLayout } from '../features/cart/CartLayout.tsx';
import { CartLines } from '../features/cart/CartLines.tsx';
import { CartSkeleton } from '../features/cart/CartSkeleton.tsx';
import { CartSummary } from '../features/cart/CartSummary.tsx';
import { CodeField } from '../features/cart/CodeField.tsx';
import { HeldUntil } from '../features/cart/HeldUntil.tsx';
import { OrderFormSkeleton } from '../features/cart/OrderFormSkeleton.tsx';
import { SummaryLines } from '../features/cart/SummaryLines.tsx';
import { countUnits } from '../lib/countUnits.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { lazyComponent } from '../ui/lazyComponent.tsx';
import { LoadError } from './LoadError.tsx';
import { PageHead } from './PageHead.tsx';
import RecentProducts from './RecentProducts.tsx';
import { useCartActions } from './useCartActions.tsx';
import { useOrderBill } from './useOrderBill.ts';
import { useOrderStep } from './useOrderStep.ts';
import { usePaymentReturn } from './usePaymentReturn.ts';

// The form, with its list of countries, is loaded only for an order.
const OrderStep = lazyComponent(() => import('./OrderStep.tsx'));

/** `/cart`: the lines, or the order form in their place. */
export default function CartPage() {
  const cart = useCart();
  const actions = useCartActions(cart);
  const answer = useCartRows(cart);
  const rows = answer.status === 'ready' ? answer.data : undefined;
  const { isOrdering, createOrder, backToLines } = useOrderStep(rows);
  const { bill, sums, tax, hint, codeField } = useOrderBill(rows ?? [], isOrdering);
  usePaymentReturn();

  if (answer.status === 'failed') return <LoadError />;

  return (
    <>
      <PageHead title="Cart" />
      <CartLayout
        summary={
          <CartSummary
            units={countUnits(cart.lines)}
            totalCents={rows && (isOrdering ? bill.total : bill.goods)}
            sums={isOrdering ? sums : []}
            tax={isOrdering ? tax : undefined}
            hint={rows && !isOrdering ? hint : undefined}
            held={rows?.[0] && cart.heldUntil && <HeldUntil until={cart.heldUntil} />}
            onCreateOrder={isOrdering ? undefined : createOrder}
            ordered={
              isOrdering && (
                <>
                  <SummaryLines {...(rows ? { rows } : { loading: cart.lines.length })} />
                  {codeField && <CodeField {...codeField} />}
                </>
              )
            }
          />
        }
      >
        {!rows && isOrdering && <OrderFormSkeleton />}
        {!rows && !isOrdering && <CartSkeleton lines={cart.lines.length} />}
        {rows?.length === 0 && (
          <EmptyState
            title="Your cart is empty"
            next={{ label: 'See the new collection', to: paths.newCollection }}
          />
        )}
        {rows && rows.length > 0 && !isOrdering && <CartLines rows={rows} {...actions} />}
        {rows && isOrdering && (
          <Suspense fallback={<OrderFormSkeleton />}>
            <OrderStep rows={rows} onBack={backToLines} />
          </Suspense>
        )}
      </CartLayout>
      {rows?.length === 0 && <RecentProducts />}
    </>
  );
}
