import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { reserveCartPieces } from '../../contract/rules/stock.ts';
import type { Product } from '../../contract/schemas/product.ts';
import { cachedKeys } from './cachedKeys.ts';
import { readsOf } from './readsOf.ts';

/** Pieces of one size; less than none gives them back. */
type Pieces = { itemId: string; size: string; pieces: number };

/**
 * Counts pieces as reserved wherever their product is shown, while the change that reserves them is
 * on its way; then the server is asked what is left.
 */
export function useShownStock() {
  const { mutate } = useSWRConfig();
  return useCallback(
    ({ itemId, size, pieces }: Pieces, sent: Promise<unknown>) => {
      const reserve = (product: Product) =>
        reserveCartPieces(product, [{ itemId, size, quantity: pieces }]);
      for (const key of cachedKeys(mutate, readsOf.stock)) {
        void mutate(key, sent, {
          optimisticData: (_: unknown, shown: unknown) => changeProduct(shown, itemId, reserve),
          populateCache: false,
          throwOnError: false,
        });
      }
    },
    [mutate],
  );
}

/** The same answer with one product changed, wherever in it the product is. */
function changeProduct(
  answer: unknown,
  id: string,
  change: (product: Product) => Product,
): unknown {
  if (Array.isArray(answer)) return answer.map((part) => changeProduct(part, id, change));
  if (typeof answer !== 'object' || answer === null) return answer;
  if ('items' in answer) return { ...answer, items: changeProduct(answer.items, id, change) };
  return isProduct(answer) && answer._id === id ? change(answer) : answer;
}

function isProduct(value: object): value is Product {
  return '_id' in value && 'sizes' in value;
}
