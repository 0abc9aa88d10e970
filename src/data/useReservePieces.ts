import { useCallback } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';
import { reserveCartPieces } from '../../contract/rules/stock.ts';
import type { Product } from '../../contract/schemas/product.ts';
import { keys } from './keys.ts';

/** Pieces of one size; less than none gives them back. */
type Pieces = { itemId: string; size: string; pieces: number };

// Where SWR keeps the pages of a listing together; its own matching passes these keys over.
const listings = '$inf$';

/**
 * Counts pieces as reserved in every product that the app has loaded, one by one or in a list, so
 * that all of them show at once what is left. The server's next answer takes its place.
 */
export function useReservePieces() {
  const { cache, mutate } = useSWRConfig();
  return useCallback(
    ({ itemId, size, pieces }: Pieces) => {
      const reserve = (product: Product) =>
        reserveCartPieces(product, [{ itemId, size, quantity: pieces }]);
      const inAnswer = (answer: unknown) => changeProduct(answer, itemId, reserve);
      // What is not there yet must not be touched: its answer, on its way, would be thrown away.
      const isLoaded = (key: string) => cache.get(key)?.data !== undefined;
      void mutate((key) => keys.showsStock(key) && isLoaded(unstable_serialize(key)), inAnswer, {
        revalidate: false,
      });
      for (const key of cache.keys()) {
        if (key.startsWith(listings) && isLoaded(key)) {
          void mutate(key, inAnswer, { revalidate: false });
        }
      }
    },
    [cache, mutate],
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
  if ('products' in answer) {
    return { ...answer, products: changeProduct(answer.products, id, change) };
  }
  return isProduct(answer) && answer._id === id ? change(answer) : answer;
}

function isProduct(value: object): value is Product {
  return '_id' in value && 'sizes' in value;
}
