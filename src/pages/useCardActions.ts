import type { Product } from '../../contract/schemas/product.ts';
import { useFavourites } from '../data/useFavourites.ts';
import { useAddToCart } from './useAddToCart.tsx';

/** What product cards do on every page, and their products as the cart leaves them. */
export function useCardActions() {
  const { isFavourite, toggleFavourite } = useFavourites();
  const { addToCart, withCartPieces } = useAddToCart();
  return {
    withCartPieces: (products: readonly Product[]) => products.map(withCartPieces),
    cardActions: { isFavourite, onToggleFavourite: toggleFavourite, onQuickAdd: addToCart },
  };
}
