import type { Cart } from '../data/useCart.ts';
import type { CartVerbs } from '../features/cart/cartVerbs.ts';
import { useTellFailure } from './useTellFailure.tsx';

/** What the cart's buttons do; a change that fails is undone by the cart and said here. */
export function useCartVerbs(cart: Cart): CartVerbs {
  const tellFailure = useTellFailure();
  const text = 'Your cart could not be changed. Please try again.';
  const changeOrTell = (change: () => Promise<void>): Promise<void> =>
    change().catch(() => tellFailure(text, () => changeOrTell(change)));
  return {
    onAdd: ({ itemId, size, name, priceCents }) =>
      changeOrTell(() => cart.addItem({ itemId, size, name, priceCents })),
    onRemove: (row) => changeOrTell(() => cart.removeItem(row)),
    onDrop: (row) => changeOrTell(() => cart.dropItem(row)),
    onKeep: (row, pieces) => changeOrTell(() => cart.capItem(row, pieces)),
    onAcceptPrice: (row) => changeOrTell(() => cart.acceptPrice(row, row.priceCents)),
  };
}
