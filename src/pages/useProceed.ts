import { toDollars } from '../../contract/rules/money.ts';
import type { OrderContact } from '../../contract/schemas/order.ts';
import { useApi } from '../data/ApiProvider.tsx';
import { useRevalidate } from '../data/useRevalidate.ts';
import { useStoredSession } from '../data/useStoredSession.ts';
import { type CartRow, totalCents } from '../lib/cartRows.ts';
import { useToast } from '../ui/ToastProvider.tsx';
import type { Toast } from '../ui/toast.ts';

/**
 * PROCEED TO CHECKOUT: leaves for the payment page, or says why not (specification T11 and T12).
 * The server prices the order itself; ours is what was shown. When the two differ, the cart is
 * asked for again, so that each line says what changed.
 */
export function useProceed(rows: readonly CartRow[]) {
  const showToast = useToast();
  const { send } = useApi();
  const revalidate = useRevalidate();
  const { session } = useStoredSession();

  return async function proceed(contact: OrderContact) {
    const orderDetails = { ...toOrder(rows), ...contact };
    const outcome = await send('POST /stripe/create-checkout-session', {
      body: { orderDetails, userId: session?.id ?? '' },
    });
    if (outcome.ok && outcome.data.url) return window.location.assign(outcome.data.url);
    if (outcome.ok) return showToast(refused);
    const { status, reason, message } = outcome.error;
    // The end of the session is told by itself.
    if (status === 401) return;
    if (status !== 409) return showToast(reason === 'failed' ? failed : refused);
    await revalidate('GET /getcart');
    showToast({ text: message, severity: 'warning' });
  };
}

function toOrder(rows: readonly CartRow[]) {
  const products = rows.map((row) => ({
    productId: row.itemId,
    name: row.name,
    picture: row.picture?.src ?? '',
    size: row.size,
    quantity: row.quantity,
    price: toDollars(row.priceCents),
    subtotal: toDollars(row.lineTotalCents),
  }));
  return { products, total: toDollars(totalCents(rows)) };
}

const refused: Toast = { text: 'Failed to create checkout session. Please try again.' };
const failed: Toast = { text: 'An error occurred during checkout. Please try again later.' };
