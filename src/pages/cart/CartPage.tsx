import { Suspense, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { i18n } from '../../../contract/i18n.ts';
import { paths } from '../../../contract/paths.ts';
import { useStoredSession } from '../../data/session.ts';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { CartLayout } from '../../features/cart/CartLayout.tsx';
import { CartLines } from '../../features/cart/CartLines.tsx';
import { CartSkeleton, OrderFormSkeleton } from '../../features/cart/CartSkeleton.tsx';
import { CartSummary, HeldUntil } from '../../features/cart/CartSummary.tsx';
import { CodeField } from '../../features/cart/CodeField.tsx';
import { GuaranteeNotice } from '../../features/cart/GuaranteeNotice.tsx';
import { SummaryLines } from '../../features/cart/SummaryLines.tsx';
import type { CartRow } from '../../lib/cart/cartRows.ts';
import { countUnits } from '../../lib/labels.ts';
import type { LoginState } from '../../lib/session.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import type { Toast } from '../../ui/ToastBar.tsx';
import { useToast } from '../../ui/ToastProvider.tsx';
import { LoadError } from '../LoadError.tsx';
import { PageHead } from '../PageHead.tsx';
import RecentProducts from '../RecentProducts.tsx';
import { useOrderBill } from './useOrderBill.ts';
import { useShownCart } from './useShownCart.tsx';

// Lazy, because the form has a large list of countries.
const OrderStep = lazyComponent(() => import('./OrderStep.tsx'));
// Lazy, because hardly anybody comes by such a link.
const OfferedItems = lazyComponent(() => import('./OfferedItems.tsx'));

/** `/cart`: cart lines or order form. */
export default function CartPage() {
  const { lines, rows, isFailed, heldUntil, actions } = useShownCart();
  const { isOrdering, createOrder, backToLines } = useOrderStep(rows);
  const { bill, sums, taxes, hint, codeField, giftCardField } = useOrderBill(
    rows ?? [],
    isOrdering,
  );
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const [search] = useSearchParams();
  usePaymentReturn();

  if (isFailed) return <LoadError />;

  return (
    <>
      <PageHead title={i18n.t('Cart')} />
      <CartLayout
        barRef={isOrdering ? setBar : undefined}
        summary={
          <CartSummary
            units={countUnits(lines)}
            totalCents={rows && (isOrdering ? bill.total : bill.goods)}
            sums={isOrdering ? sums : []}
            taxes={isOrdering ? taxes : []}
            hint={rows && !isOrdering ? hint : undefined}
            held={rows?.[0] && heldUntil && <HeldUntil until={heldUntil} />}
            onCreateOrder={isOrdering ? undefined : createOrder}
            ordered={
              isOrdering && (
                <>
                  <SummaryLines {...(rows ? { rows } : { loading: lines.length })} />
                  {codeField && <CodeField {...codeField} />}
                  {giftCardField && <CodeField {...giftCardField} />}
                </>
              )
            }
          />
        }
      >
        {!rows && isOrdering && <OrderFormSkeleton />}
        {!rows && !isOrdering && <CartSkeleton lines={lines.length} />}
        {rows?.length === 0 && (
          <EmptyState
            title={i18n.t('Your cart is empty')}
            next={{ label: i18n.t('See the new collection'), to: paths.newCollection }}
          />
        )}
        {rows && rows.length > 0 && !isOrdering && <CartLines rows={rows} {...actions} />}
        {rows && isOrdering && (
          <Suspense fallback={<OrderFormSkeleton />}>
            <OrderStep rows={rows} bar={bar} onBack={backToLines} />
          </Suspense>
        )}
        {rows && rows.length > 0 && <Notice />}
      </CartLayout>
      {rows?.length === 0 && <RecentProducts />}
      {search.has('offer') && (
        <Suspense>
          <OfferedItems />
        </Suspense>
      )}
    </>
  );
}

/** The notice of the legal guarantee, if the shop has one. */
function Notice() {
  const { data: options } = useEndpoint('GET /checkoutoptions', {});
  const { data: notice } = useEndpoint(
    'GET /shoptext/:name',
    options?.notice ? { params: { name: 'notice' } } : null,
  );
  return notice?.picture ? <GuaranteeNotice text={notice.text} picture={notice.picture} /> : null;
}

const toSignUp: LoginState = { origin: 'Cart', action: 'SignUp' };

/**
 * Step of the cart page: lines, or the order form (`?step=order`), from which Back returns to the
 * lines. Guests go through the login page, which continues to the form if the shop accepts guests.
 * Empty carts and lines with problems can't be ordered.
 *
 * @param rows undefined while loading, which does not block the form; problems replace it once
 *   known
 */
function useOrderStep(rows: readonly CartRow[] | undefined) {
  const showToast = useToast();
  const navigate = useNavigate();
  const { session } = useStoredSession();
  const options = useEndpoint('GET /checkoutoptions', {});
  const [search, setSearch] = useSearchParams();
  const obstacle = findObstacle(rows);
  const takesGuests = options.status === 'loading' || options.data?.takesGuests === true;

  function createOrder() {
    if (obstacle) showToast({ text: obstacle, severity: 'warning' });
    else if (!session) navigate(paths.login, { state: toSignUp });
    else navigate(paths.orderForm);
  }

  return {
    /** Also true while the rows are loading and problems are unknown. */
    isOrdering: (Boolean(session) || takesGuests) && !obstacle && search.get('step') === 'order',
    createOrder,
    backToLines: () => setSearch({}, { replace: true }),
  };
}

function findObstacle(rows: readonly CartRow[] | undefined): string | undefined {
  if (rows?.length === 0) return i18n.t("Can't create the order with empty cart");
  if (rows?.some(({ problem }) => problem)) {
    return i18n.t('Some items in your cart have changed. Please review them first.');
  }
  return undefined;
}

/** Shows a toast with the result of a payment that returned to the cart (`?payment=…`). */
function usePaymentReturn() {
  const showToast = useToast();
  const [search, setSearch] = useSearchParams();
  const payment = search.get('payment');

  useEffect(() => {
    if (payment === null) return;
    const toast = endingOf(payment);
    if (toast) showToast(toast);
    setSearch({}, { replace: true });
  }, [payment, showToast, setSearch]);
}

function endingOf(payment: string): Toast | undefined {
  switch (payment) {
    case 'cancelled':
      return {
        text: i18n.t(
          'The payment was cancelled and you have not been charged. Your cart is as you left it.',
        ),
        severity: 'info',
      };
    case 'declined':
      return {
        text: i18n.t(
          'The payment was declined and you have not been charged. Your cart is as you left it.',
        ),
        severity: 'warning',
      };
    default:
      return undefined;
  }
}
