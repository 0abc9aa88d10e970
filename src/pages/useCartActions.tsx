import Button from '@mui/material/Button';
import type { Outcome } from '../data/apiError.ts';
import type { CartWithActions } from '../data/useCart.ts';
import { type CartActions, lineName } from '../features/cart/cartActions.ts';
import type { CartRow } from '../lib/cartRows.ts';
import { useToast } from '../ui/ToastProvider.tsx';
import { useAttempt } from './useProblemToast.tsx';

/** What the cart's buttons do; a change that fails is undone by the cart and said here. */
export function useCartActions(cart: CartWithActions): CartActions {
  const attempt = useAttempt();
  const showToast = useToast();

  const changeOrShowFailure = (change: () => Promise<Outcome<unknown>>) =>
    attempt(async () => {
      const changed = await change();
      return changed.ok ? undefined : 'Your cart could not be changed. Please try again.';
    });

  const add = ({ itemId, size, name, priceCents }: CartRow) =>
    cart.addItem({ itemId, size, name, priceCents });

  /** The last unit takes the line along. One with a problem is not brought back by adding to it. */
  async function remove(row: CartRow) {
    const removed = await cart.removeItem(row);
    if (!removed.ok || row.quantity > 1 || row.problem) return removed;
    const undo = (
      <Button color="inherit" onClick={() => changeOrShowFailure(() => bringBack(row))}>
        Undo
      </Button>
    );
    const text = `${lineName(row)}, is no longer in your cart`;
    showToast({ text, severity: 'info', action: undo, stays: true });
    return removed;
  }

  async function bringBack(row: CartRow) {
    const added = await add(row);
    if (added.ok) showToast({ text: `${lineName(row)}, is in your cart again`, severity: 'info' });
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
