import { i18n } from '../../contract/i18n.ts';
import { toCents } from '../../contract/rules/money.ts';
import { nameInColour } from '../../contract/rules/nameInColour.ts';
import { isOneSize } from '../../contract/rules/sizeNames.ts';
import type { Product } from '../../contract/schemas/product.ts';
import { useCartChanges } from '../data/cart/useCart.ts';
import { useCatalogue } from '../data/useCatalogue.ts';
import { useMySizeOf } from '../data/useMySizeOf.ts';
import { type ChosenPiece, OutfitForm } from '../features/product/OutfitForm.tsx';
import { useToast } from '../ui/ToastProvider.tsx';
import { useAddToCart, ViewCart } from './cart/useAddToCart.tsx';
import { useProblemToast } from './useProblemToast.tsx';

/** Maximum number of products besides the current one. */
const maxOthers = 4;

type ProductOutfitProps = { product: Product; outfit: string };

/** Rest of the outfit; renders nothing if it fails to load. */
export default function ProductOutfit({ product, outfit }: ProductOutfitProps) {
  const catalogue = useCatalogue({ outfit });
  const mySizeOf = useMySizeOf();
  const { addToCart, withCartUnits } = useAddToCart();
  const addOutfit = useAddOutfit();
  if (catalogue.status !== 'ready') return null;
  const others = catalogue.data.products
    .filter(({ _id, style }) => _id !== product._id && (!style || style !== product.style))
    .slice(0, maxOthers);
  if (others.length === 0) return null;

  /** Adds a single product like its own page does. */
  function add([first, ...more]: readonly [ChosenPiece, ...ChosenPiece[]]) {
    return more.length > 0 ? addOutfit([first, ...more]) : addToCart(first.product, first.size);
  }

  return (
    <OutfitForm pieces={[product, ...others].map(withCartUnits)} mySizeOf={mySizeOf} onAdd={add} />
  );
}

/** Adds several products; reports the unavailable ones and adds the rest. */
function useAddOutfit() {
  const { addItem } = useCartChanges();
  const showToast = useToast();
  const showProblem = useProblemToast();

  async function addOutfit(pieces: readonly ChosenPiece[]): Promise<void> {
    const failed: ChosenPiece[] = [];
    // Sequential, because a customer's cart queues its calls anyway.
    for (const piece of pieces) {
      const { _id: itemId, name, price } = piece.product;
      const unit = { itemId, size: piece.size, name, priceCents: toCents(price) };
      const added = await addItem(unit);
      if (!added.ok) failed.push(piece);
    }
    if (failed.length === 0) {
      const text = i18n.t(
        '{count, plural, =1 {The piece is in your cart} =2 {Both pieces are in your cart} other {All # pieces are in your cart}}',
        { count: pieces.length },
      );
      return showToast({ text, severity: 'info', action: <ViewCart /> });
    }
    const items = failed
      .map(toName)
      .reduce((some, other) => i18n.t('{some} and {other}', { some, other }));
    const text =
      failed.length < pieces.length
        ? i18n.t('{items} could not be added. The rest is in your cart.', { items })
        : i18n.t('{items} could not be added. Please try again.', { items });
    showProblem(text, () => addOutfit(failed));
  }

  return addOutfit;
}

function toName({ product, size }: ChosenPiece): string {
  const name = nameInColour(product);
  return isOneSize(size) ? name : i18n.t('{product}, size {size},', { product: name, size });
}
