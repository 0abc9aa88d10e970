import type { Product } from '../../contract/schemas/product.ts';
import { useAddToCart } from './useAddToCart.tsx';
import { useFavouriteToggle } from './useFavouriteToggle.ts';

/** What product cards do on every page, and their products as the cart leaves them. */
export function useCardActions() {
  const { isFavourite, toggleFavourite } = useFavouriteToggle();
  const { addToCart, withCartPieces } = useAddToCart();
  return {
    withCartPieces: (products: readonly Product[]) => products.map(withCartPieces),
    cardActions: { isFavourite, onToggleFavourite: toggleFavourite, onQuickAdd: addToCart },
  };
}
