import { toDollars } from '../../contract/rules/money.ts';
import type { OrderContact } from '../../contract/schemas/order.ts';
import { useApi } from '../data/ApiProvider.tsx';
import { useGuestCheckout } from '../data/useGuestCheckout.ts';
import { useRevalidate } from '../data/useRevalidate.ts';
import { useStoredSession } from '../data/useStoredSession.ts';
import type { CartRow } from '../lib/cartRows.ts';
import { isOffline } from '../lib/isOffline.ts';
import { useToast } from '../ui/ToastProvider.tsx';
import type { Toast } from '../ui/toast.ts';
import type { useOrderBill } from './useOrderBill.ts';

/**
 * PROCEED TO CHECKOUT: leaves for the payment page, or says why not (specification T11 and T12).
 * The server prices the order itself; ours is what was shown. When the two differ, the cart is
 * asked for again, so that each line says what changed; so are delivery and code.
 */
export function useProceed(
  rows: readonly CartRow[],
  {
    bill,
    chosen,
    isCodeLoading,
    refuseCode,
  }: Pick<ReturnType<typeof useOrderBill>, 'bill' | 'chosen' | 'isCodeLoading' | 'refuseCode'>,
) {
  const showToast = useToast();
  const { send } = useApi();
  const revalidate = useRevalidate();
  const { session } = useStoredSession();
  const { checkOut } = useGuestCheckout();

  return async function proceed(contact: OrderContact) {
    if (isCodeLoading) return showToast(lookingUp);
    const orderDetails = {
      products: rows.map(toLine),
      total: toDollars(bill.total),
      ...chosen,
      ...contact,
    };
    const outcome = session
      ? await send('POST /stripe/create-checkout-session', {
          body: { orderDetails, userId: session.id },
        })
      : await checkOut(orderDetails);
    if (outcome.ok && outcome.data.url) return window.location.assign(outcome.data.url);
    if (outcome.ok) return showToast(refused);
    const { status, reason, message, fields } = outcome.error;
    // The end of the session is told by itself.
    if (status === 401 && session) return;
    if (status === 429) return showToast({ text: message });
    if (status === 0 && isOffline()) return showToast(offline);
    if (status !== 409) return showToast(reason === 'failed' ? failed : refused);
    // Only an order has an email, by which a code may have been used up.
    const codeRefusal = fields['orderDetails.code'];
    if (codeRefusal) refuseCode(codeRefusal);
    const cart = session ? 'GET /getcart' : 'POST /getcartunaut';
    await revalidate(cart, 'GET /checkoutoptions', 'GET /discountcode/:code');
    showToast({ text: message, severity: 'warning' });
  };
}

function toLine(row: CartRow) {
  return {
    productId: row.itemId,
    name: row.name,
    picture: row.picture?.src ?? '',
    size: row.size,
    quantity: row.quantity,
    price: toDollars(row.priceCents),
    subtotal: toDollars(row.lineTotalCents),
  };
}

const lookingUp: Toast = {
  text: 'We are still looking up your code. Please try again in a moment.',
  severity: 'info',
};
const offline: Toast = {
  text: 'You are offline, so nothing was ordered. Your cart is as you left it.',
  severity: 'warning',
};
const refused: Toast = { text: 'Failed to create checkout session. Please try again.' };
const failed: Toast = { text: 'An error occurred during checkout. Please try again later.' };
