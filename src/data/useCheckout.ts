import { useSWRConfig } from 'swr';
import { toDollars } from '../../contract/rules/money.ts';
import type { OrderContact } from '../../contract/schemas/order.ts';
import type { CartRow } from '../lib/cartRows.ts';
import { totalCents } from '../lib/cartRows.ts';
import { useApi } from './ApiProvider.tsx';
import { ApiError } from './http.ts';
import { keys } from './keys.ts';
import { useStoredSession } from './useStoredSession.ts';

export type CheckoutOutcome =
  | { status: 'ready'; url: string }
  /** Prices or stock are no longer what was shown; `message` says which, for people. */
  | { status: 'changed'; message: string }
  | { status: 'refused' | 'failed' | 'sessionEnded' };

/**
 * Asks for the page to pay on. The server prices the order itself; ours is what was shown. When
 * the two differ, the cart is asked for again, so that each line says what changed.
 */
export function useCheckout() {
  const { call } = useApi();
  const { mutate } = useSWRConfig();
  const { session } = useStoredSession();

  return async function startCheckout(
    rows: readonly CartRow[],
    contact: OrderContact,
  ): Promise<CheckoutOutcome> {
    const products = rows.map((row) => ({
      productId: row.itemId,
      name: row.name,
      picture: row.picture?.src ?? '',
      size: row.size,
      quantity: row.quantity,
      price: toDollars(row.priceCents),
      subtotal: toDollars(row.lineTotalCents),
    }));
    const orderDetails = { products, total: toDollars(totalCents(rows)), ...contact };
    try {
      const { url } = await call('POST /stripe/create-checkout-session', {
        body: { orderDetails, userId: session?.id ?? '' },
      });
      return url ? { status: 'ready', url } : { status: 'refused' };
    } catch (error) {
      const { status, message } = error instanceof ApiError ? error : new ApiError(0);
      if (status === 401) return { status: 'sessionEnded' };
      if (status === 409) {
        if (session) await mutate(keys.customerCart(session.id));
        return { status: 'changed', message };
      }
      return { status: status >= 400 && status < 500 ? 'refused' : 'failed' };
    }
  };
}
