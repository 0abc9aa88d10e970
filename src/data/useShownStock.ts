import { useCallback, useRef } from 'react';
import { useSWRConfig } from 'swr';
import type { EndpointKey } from '../../contract/endpoint.ts';
import { reserveCartUnits } from '../../contract/rules/stock.ts';
import type { Product } from '../../contract/schemas/product.ts';
import { cachedKeys, isAnswerOf, isList, isPageKey } from './endpointKey.ts';

/** What shows the stock that everybody sees. */
const stockReads: EndpointKey[] = ['GET /allproducts', 'GET /product/:id', 'GET /getfavorites'];
const isStock = isAnswerOf(stockReads);

/** Units of one size; less than none gives them back. */
type Units = { itemId: string; size: string; units: number };

/**
 * Counts units as reserved wherever their product is shown, while the change that reserves them is
 * on its way; after the last of several the server is asked what is left.
 */
export function useShownStock() {
  const { mutate } = useSWRConfig();
  const latest = useRef<Promise<unknown>>(undefined);
  return useCallback(
    async ({ itemId, size, units }: Units, sent: Promise<unknown>) => {
      latest.current = sent;
      const reserve = (product: Product) =>
        reserveCartUnits(product, [{ itemId, size, quantity: units }]);
      const shown = cachedKeys(mutate, stockReads).map((key) =>
        mutate(key, sent, {
          optimisticData: (_: unknown, shown: unknown) => changeProduct(shown, itemId, reserve),
          populateCache: false,
          // A list asks for those of its pages that have changed.
          revalidate: isList(key),
        }),
      );
      await Promise.allSettled([sent, ...shown]);
      // And what has come on the screen meanwhile.
      if (latest.current === sent) void mutate(isSingleStock);
    },
    [mutate],
  );
}

function isSingleStock(key: unknown): boolean {
  return isStock(key) && !isPageKey(key);
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
