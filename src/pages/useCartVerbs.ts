import type { Cart } from '../data/useCart.ts';
import type { CartVerbs } from '../features/cart/cartVerbs.ts';
import { useNotify } from '../ui/NoticeProvider.tsx';

/** What the cart's buttons do; a change that fails is undone by the cart and said here. */
export function useCartVerbs(cart: Cart): CartVerbs {
  const notify = useNotify();
  const tellFailure = (change: Promise<void>) =>
    change.catch(() => notify({ text: 'Your cart could not be changed. Please try again.' }));
  return {
    onAdd: ({ itemId, size, name, priceCents }) =>
      tellFailure(cart.addItem({ itemId, size, name, priceCents })),
    onRemove: (row) => tellFailure(cart.removeItem(row)),
    onDrop: (row) => tellFailure(cart.dropItem(row)),
    onKeep: (row, pieces) => tellFailure(cart.capItem(row, pieces)),
    onAcceptPrice: (row) => tellFailure(cart.acceptPrice(row, row.priceCents)),
  };
}
