import { useCallback, useRef } from 'react';
import { useSWRConfig } from 'swr';
import type { EndpointKey } from '../../../contract/endpoint.ts';
import { reserveCartUnits } from '../../../contract/rules/stock.ts';
import type { Product } from '../../../contract/schemas/product.ts';
import { cachedKeys, isAnswerOf, isList, isPageKey } from '../endpointKey.ts';

/** Calls whose replies include public stock. */
const stockReads: EndpointKey[] = ['GET /allproducts', 'GET /product/:id', 'GET /getfavorites'];
const isStock = isAnswerOf(stockReads);

/** Units of a size; negative returns them to stock. */
type Units = { itemId: string; size: string; units: number };

/**
 * Optimistically counts units as reserved in all cached products. Refetches the stock after the
 * last of several changes.
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
          // Infinite lists revalidate their changed pages.
          revalidate: isList(key),
        }),
      );
      await Promise.allSettled([sent, ...shown]);
      // Also refetch what was mounted meanwhile.
      if (latest.current === sent) void mutate((key) => isStock(key) && !isPageKey(key));
    },
    [mutate],
  );
}

/** Changes a product anywhere in a reply. */
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
