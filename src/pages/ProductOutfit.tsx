import type { Product } from '../../contract/schemas/product.ts';
import { useCatalogue } from '../data/useCatalogue.ts';
import { useMySizes } from '../data/useMySizes.ts';
import { type ChosenPiece, OutfitForm } from '../features/product/OutfitForm.tsx';
import { useAddOutfit } from './useAddOutfit.tsx';
import { useAddToCart } from './useAddToCart.tsx';

/** How many products are shown besides the current one. */
const maxOthers = 4;

type ProductOutfitProps = { product: Product; outfit: string };

/** The rest of the outfit. Optional: renders nothing if it fails to load. */
export default function ProductOutfit({ product, outfit }: ProductOutfitProps) {
  const catalogue = useCatalogue({ outfit });
  const { mySizes } = useMySizes();
  const { addToCart, withCartUnits } = useAddToCart();
  const addOutfit = useAddOutfit();
  if (catalogue.status !== 'ready') return null;
  const others = catalogue.data.products
    .filter(({ _id, style }) => _id !== product._id && (!style || style !== product.style))
    .slice(0, maxOthers);
  if (others.length === 0) return null;

  /** A single product is added as from its own page. */
  function add([first, ...more]: readonly [ChosenPiece, ...ChosenPiece[]]) {
    return more.length > 0 ? addOutfit([first, ...more]) : addToCart(first.product, first.size);
  }

  return (
    <OutfitForm pieces={[product, ...others].map(withCartUnits)} mySizes={mySizes} onAdd={add} />
  );
}
