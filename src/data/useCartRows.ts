import useSWR from 'swr';
import { type CartRow, toCartRows } from '../lib/cartRows.ts';
import { type GuestLine, toCartItems } from '../lib/guestCart.ts';
import { useApi } from './ApiProvider.tsx';
import type { PricedProducts } from './customerCart.ts';
import { endpointKey } from './endpointKey.ts';
import { type Resource, toResource } from './resource.ts';
import type { CartWithActions } from './useCart.ts';

/**
 * The lines of a cart as the shop prices them now. A customer's cart comes with its products: the
 * units that are held for them are theirs to buy.
 */
export function useCartRows(
  cart: Pick<CartWithActions, 'status' | 'lines' | 'priced'>,
): Resource<CartRow[]> {
  const { status, lines } = cart;
  // A line that was just added may be on its way to the server.
  const ofCustomer = cart.priced && { data: cart.priced, isLoading: true, error: undefined };
  const guests = usePricedForGuest(cart.priced ? [] : lines);
  if (status === 'loading') return { status };
  if (status === 'failed') return { status, error: new Error('Your cart could not be loaded.') };
  if (lines.length === 0) return { status: 'ready', data: [] };

  // The answer to an earlier question serves as long as it covers every line.
  const { data: priced, isLoading, error } = ofCustomer ?? guests;
  const covers = (line: GuestLine) => priced?.asked.some(({ itemId }) => itemId === line.itemId);
  const isStale = isLoading && !lines.every(covers);
  return toResource({
    data: priced && !isStale ? toCartRows(lines, priced.products) : undefined,
    error,
  });
}

function usePricedForGuest(lines: readonly GuestLine[]) {
  const { call } = useApi();
  const cartItems = toCartItems(lines);
  return useSWR(
    endpointKey(
      'POST /getcartunaut',
      lines.length > 0 ? lines.map(({ itemId, size }) => [itemId, size]) : null,
    ),
    async (): Promise<PricedProducts> => {
      const { cartData } = await call('POST /getcartunaut', { body: { cartItems } });
      return { asked: cartItems, products: cartData.map(({ product }) => product) };
    },
    { keepPreviousData: true },
  );
}
