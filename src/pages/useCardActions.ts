import { useState } from 'react';
import type { Product } from '../../contract/schemas/product.ts';
import { useEndpoint } from '../data/useEndpoint.ts';
import { useAddToCart } from './useAddToCart.tsx';
import { useFavouriteToggle } from './useFavouriteToggle.ts';

/** What product cards do on every page, and their products as the cart leaves them. */
export function useCardActions() {
  const { isFavourite, toggleFavourite } = useFavouriteToggle();
  const { addToCart, withCartUnits } = useAddToCart();
  const colours = useColours();
  return {
    withCartUnits: (products: readonly Product[]) => products.map(withCartUnits),
    cardActions: {
      isFavourite,
      onToggleFavourite: toggleFavourite,
      onQuickAdd: addToCart,
      ...colours,
    },
  };
}

/** The products of one style at a time: the one whose colours were wanted last. */
function useColours() {
  const [ids, setIds] = useState<string[]>();
  const products = useEndpoint(
    'GET /allproducts',
    ids ? { query: { id: ids, fields: 'card' as const, limit: ids.length } } : null,
  );
  return {
    ...(products.status === 'ready' && { colours: products.data.items }),
    onWantColours: ({ colourways = [] }: Product) =>
      setIds((before) => {
        const wanted = colourways.map(({ _id }) => _id);
        return before?.join() === wanted.join() ? before : wanted;
      }),
  };
}
