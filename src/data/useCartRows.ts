import useSWR from 'swr';
import { type CartRow, toCartRows } from '../lib/cartRows.ts';
import type { GuestLine } from '../lib/guestCart.ts';
import { useApi } from './ApiProvider.tsx';
import { keys } from './keys.ts';
import { type Resource, toResource } from './resource.ts';
import type { Cart } from './useCart.ts';
import { useStoredSession } from './useStoredSession.ts';

/**
 * The lines of a cart as the shop prices them now. A customer's own reserved pieces are theirs to
 * buy, which only the customer's cart knows.
 */
export function useCartRows({
  status,
  lines,
}: Pick<Cart, 'status' | 'lines'>): Resource<CartRow[]> {
  const { call } = useApi();
  const { session } = useStoredSession();
  const cartItems = lines.map(({ itemId, size, quantity }) => ({ itemId, size, quantity }));
  const { data, error, isLoading } = useSWR(
    lines.length > 0 ? keys.cartRows(session?.id, lines) : null,
    async () => {
      const { cartData } = await (session
        ? call('GET /getcart', {})
        : call('POST /getcartunaut', { body: { cartItems } }));
      return { asked: cartItems, products: cartData.map(({ product }) => product) };
    },
    { keepPreviousData: true },
  );
  if (status === 'loading') return { status };
  if (status === 'failed') return { status, error: new Error('The cart can’t be read.') };
  if (lines.length === 0) return { status: 'ready', data: [] };

  // The answer to an earlier question serves as long as it covers every line.
  const covers = (line: GuestLine) => data?.asked.some(({ itemId }) => itemId === line.itemId);
  const isStale = isLoading && !lines.every(covers);
  return toResource({
    data: data && !isStale ? toCartRows(lines, data.products) : undefined,
    error,
  });
}
