import Button from '@mui/material/Button';
import useSWR from 'swr';
import { i18n } from '../../../contract/i18n.ts';
import { useApi } from '../../data/ApiProvider.tsx';
import type { Outcome } from '../../data/apiError.ts';
import { type CartWithActions, useCart } from '../../data/cart/useCart.ts';
import { endpointKey } from '../../data/endpointKey.ts';
import { type Resource, toResource } from '../../data/useEndpoint.ts';
import { type CartActions, lineName } from '../../features/cart/cartActions.ts';
import { type CartRow, toCartRows } from '../../lib/cart/cartRows.ts';
import { type GuestLine, type PricedProducts, toCartItems } from '../../lib/cart/guestLines.ts';
import { useToast } from '../../ui/ToastProvider.tsx';
import { useAttempt } from '../useProblemToast.tsx';

/** The visitor's cart, for the cart page and the drawer. `rows` are undefined while loading. */
export function useShownCart() {
  const cart = useCart();
  const { lines, heldUntil } = cart;
  const actions = useCartActions(cart);
  const answer = useCartRows(cart);
  return {
    ...{ lines, heldUntil, actions },
    isFailed: answer.status === 'failed',
    rows: answer.data,
  };
}

/**
 * Cart lines at current prices. A customer's cart includes its products, whose stock counts the
 * units held for them as available.
 */
function useCartRows({ status, lines, priced: own }: CartWithActions): Resource<CartRow[]> {
  // A line that was just added may not have reached the server yet.
  const ofCustomer = own && { data: own, isLoading: true, error: undefined };
  const guests = usePricedForGuest(own ? [] : lines);
  if (status === 'loading') return { status };
  if (status === 'failed') return { status, error: new Error('Your cart could not be loaded.') };
  if (lines.length === 0) return { status: 'ready', data: [] };

  // An earlier reply is still usable if it covers every line.
  const { data: priced, isLoading, error } = ofCustomer ?? guests;
  const covers = (line: GuestLine) => priced?.asked.some(({ itemId }) => itemId === line.itemId);
  const isStale = isLoading && !lines.every(covers);
  return toResource({
    data: priced && !isStale ? toCartRows(lines, priced.products) : undefined,
    error,
  });
}

/** Current products of these lines. */
export function usePricedForGuest(lines: readonly GuestLine[]) {
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

/** Actions of the cart's buttons. The cart rolls back failed changes; this reports them. */
function useCartActions(cart: CartWithActions): CartActions {
  const attempt = useAttempt();
  const showToast = useToast();

  const changeOrShowFailure = (change: () => Promise<Outcome<unknown>>) =>
    attempt(async () => {
      const changed = await change();
      if (changed.ok) return undefined;
      const { status, message } = changed.error;
      if (status === 409) return message;
      return i18n.t('Your cart could not be changed. Please try again.');
    });

  const add = ({ itemId, size, name, priceCents }: CartRow) =>
    cart.addItem({ itemId, size, name, priceCents });

  /** Removes a unit; offers Undo if that removes the line, unless it has a problem. */
  async function remove(row: CartRow) {
    const removed = await cart.removeItem(row);
    if (!removed.ok || row.quantity > 1 || row.problem) return removed;
    const undo = (
      <Button color="inherit" onClick={() => changeOrShowFailure(() => restoreRow(row))}>
        {i18n.t('Undo')}
      </Button>
    );
    const text = i18n.t('{item}, is no longer in your cart', { item: lineName(row) });
    showToast({ text, severity: 'info', action: undo, stays: true });
    return removed;
  }

  async function restoreRow(row: CartRow) {
    const added = await add(row);
    if (added.ok)
      showToast({
        text: i18n.t('{item}, is in your cart again', { item: lineName(row) }),
        severity: 'info',
      });
    return added;
  }

  return {
    onAdd: (row) => changeOrShowFailure(() => add(row)),
    onRemove: (row) => changeOrShowFailure(() => remove(row)),
    onDrop: (row) => changeOrShowFailure(() => cart.dropItem(row)),
    onKeep: (row, units) => changeOrShowFailure(() => cart.capItem(row, units)),
    onAcceptPrice: (row) => changeOrShowFailure(() => cart.acceptPrice(row, row.priceCents)),
  };
}
