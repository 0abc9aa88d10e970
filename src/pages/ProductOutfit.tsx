import { i18n } from '../../contract/i18n.ts';
import { toCents } from '../../contract/rules/money.ts';
import { nameInColour } from '../../contract/rules/nameInColour.ts';
import { inSize } from '../../contract/rules/sizeNames.ts';
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
      const count = { 1: i18n.t('The piece is'), 2: i18n.t('Both pieces are') }[pieces.length];
      const text = `${count ?? i18n.t('All {length} pieces are', { length: pieces.length })} in your cart`;
      return showToast({ text, severity: 'info', action: <ViewCart /> });
    }
    const rest =
      failed.length < pieces.length
        ? i18n.t('The rest is in your cart.')
        : i18n.t('Please try again.');
    showProblem(
      i18n.t('{value} could not be added. {rest}', {
        value: failed.map(toName).join(' and '),
        rest,
      }),
      () => addOutfit(failed),
    );
  }

  return addOutfit;
}

function toName({ product, size }: ChosenPiece): string {
  return inSize(nameInColour(product), size, ', size ', ',');
}
