import { useState } from 'react';
import { i18n } from '../../contract/i18n.ts';
import type { Product } from '../../contract/schemas/product.ts';
import { useEndpoint } from '../data/useEndpoint.ts';
import { useFavourites } from '../data/useFavourites.ts';
import { useAddToCart } from './cart/useAddToCart.tsx';
import { useAttempt } from './useProblemToast.tsx';

/** Actions of product cards, and their products with the cart's units counted as reserved. */
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

/** Loads the products of one style at a time: the one requested last. */
function useColours() {
  const [ids, setIds] = useState<string[]>();
  const products = useEndpoint(
    'GET /allproducts',
    ids ? { query: { id: ids, fields: 'card' as const, limit: ids.length } } : null,
  );
  return {
    ...(products.data && { colours: products.data.items }),
    onWantColours: ({ colourways = [] }: Product) =>
      setIds((before) => {
        const wanted = colourways.map(({ _id }) => _id);
        return before?.join() === wanted.join() ? before : wanted;
      }),
  };
}

/** Toggles favourites; a toast reports failures. */
export function useFavouriteToggle() {
  const attempt = useAttempt();
  const { ids, toggle } = useFavourites();

  const toggleFavourite = (id: string) =>
    attempt(async () => {
      const toggled = await toggle(id);
      return toggled.ok
        ? undefined
        : i18n.t('Your favourites could not be changed. Please try again.');
    });

  return { isFavourite: (id: string) => ids.includes(id), toggleFavourite };
}
