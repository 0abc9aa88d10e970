import { toCents } from '../../contract/rules/money.ts';
import { nameInColour } from '../../contract/rules/nameInColour.ts';
import { useCart } from '../data/useCart.ts';
import type { ChosenPiece } from '../features/product/OutfitForm.tsx';
import { useToast } from '../ui/ToastProvider.tsx';
import { ViewCart } from './useAddToCart.tsx';
import { useProblemToast } from './useProblemToast.tsx';

/** Adds several products at once; names those that are unavailable and adds the rest. */
export function useAddOutfit() {
  const { addItem } = useCart();
  const showToast = useToast();
  const tellProblem = useProblemToast();

  async function addOutfit(pieces: readonly ChosenPiece[]): Promise<void> {
    const failed: ChosenPiece[] = [];
    // One after the other: a customer's cart queues its calls anyway.
    for (const piece of pieces) {
      const { _id: itemId, name, price } = piece.product;
      const unit = { itemId, size: piece.size, name, priceCents: toCents(price) };
      const added = await addItem(unit);
      if (!added.ok) failed.push(piece);
    }
    if (failed.length === 0) {
      const count = { 1: 'The piece is', 2: 'Both pieces are' }[pieces.length];
      const text = `${count ?? `All ${pieces.length} pieces are`} in your cart`;
      return showToast({ text, severity: 'info', action: <ViewCart /> });
    }
    const rest = failed.length < pieces.length ? 'The rest is in your cart.' : 'Please try again.';
    tellProblem(`${failed.map(toName).join(' and ')} could not be added. ${rest}`, () =>
      addOutfit(failed),
    );
  }

  return addOutfit;
}

function toName({ product, size }: ChosenPiece): string {
  return `${nameInColour(product)}, size ${size},`;
}
