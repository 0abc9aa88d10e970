import type { OrderContact } from '../../contract/schemas/order.ts';
import type { CartRow } from '../lib/cartRows.ts';
import { totalCents } from '../lib/cartRows.ts';
import { toDollars } from '../lib/money.ts';
import { useApi } from './ApiProvider.tsx';
import { ApiError } from './http.ts';
import { useStoredSession } from './useStoredSession.ts';

export type CheckoutOutcome = { status: 'ready'; url: string } | { status: 'refused' | 'failed' };

/** Asks for the page to pay on. The server prices the order itself; ours is what was shown. */
export function useCheckout() {
  const { call } = useApi();
  const { session } = useStoredSession();

  return async function startCheckout(
    rows: readonly CartRow[],
    contact: OrderContact,
  ): Promise<CheckoutOutcome> {
    const products = rows.map((row) => ({
      productId: row.itemId,
      name: row.name,
      picture: row.pictureUrl ?? '',
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
      return { status: 'ready', url };
    } catch (error) {
      const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
      return { status: refused ? 'refused' : 'failed' };
    }
  };
}
