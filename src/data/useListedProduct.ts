import { useMemo } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';
import type { Product } from '../../contract/schemas/product.ts';
import type { Page } from './answers/readPage.ts';
import { endpointKey, isAnswerOf } from './endpointKey.ts';

/**
 * A product as a list has shown it, for as long as the product itself was never answered: who comes
 * from the list need not wait for what they have seen.
 */
export function useListedProduct(id: string | undefined): Product | undefined {
  const { cache } = useSWRConfig();
  return useMemo(() => {
    if (id === undefined) return undefined;
    const own = unstable_serialize(endpointKey('GET /product/:id', { params: { id } }));
    if (cache.get(own)?.data !== undefined) return undefined;
    const isOfAList = isAnswerOf(['GET /allproducts']);
    for (const name of cache.keys()) {
      const entry = cache.get(name) as { data?: Page<Product>; _k?: unknown } | undefined;
      const listed =
        isOfAList(entry?._k) && entry?.data?.items?.find((product) => product._id === id);
      if (listed) return listed;
    }
    return undefined;
  }, [cache, id]);
}
