import type { Cart } from '../data/useCart.ts';
import type { CartActions } from '../features/cart/cartActions.ts';
import { useFailureToast } from './useFailureToast.tsx';

/** What the cart's buttons do; a change that fails is undone by the cart and said here. */
export function useCartActions(cart: Cart): CartActions {
  const showFailure = useFailureToast();
  const text = 'Your cart could not be changed. Please try again.';
  const changeOrShowFailure = (change: () => Promise<void>): Promise<void> =>
    change().catch(() => showFailure(text, () => changeOrShowFailure(change)));
  return {
    onAdd: ({ itemId, size, name, priceCents }) =>
      changeOrShowFailure(() => cart.addItem({ itemId, size, name, priceCents })),
    onRemove: (row) => changeOrShowFailure(() => cart.removeItem(row)),
    onDrop: (row) => changeOrShowFailure(() => cart.dropItem(row)),
    onKeep: (row, units) => changeOrShowFailure(() => cart.capItem(row, units)),
    onAcceptPrice: (row) => changeOrShowFailure(() => cart.acceptPrice(row, row.priceCents)),
  };
}
