import { useMemo } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';
import type { Product } from '../../contract/schemas/product.ts';
import type { Page } from './answers/readPage.ts';
import { cachedKeys, endpointKey } from './endpointKey.ts';

/**
 * A product as a list has shown it, until the product itself is loaded: a visitor who comes from the
 * list need not wait for what they have already seen.
 */
export function useListedProduct(id: string | undefined): Product | undefined {
  const { cache, mutate } = useSWRConfig();
  return useMemo(() => {
    if (id === undefined) return undefined;
    const answerOf = (key: unknown) => cache.get(unstable_serialize(key as never))?.data;
    if (answerOf(endpointKey('GET /product/:id', { params: { id } })) !== undefined)
      return undefined;
    const lists = cachedKeys(mutate, ['GET /allproducts']).map(answerOf);
    return (lists.flat() as (Page<Product> | undefined)[])
      .flatMap((page) => page?.items ?? [])
      .find(({ _id }) => _id === id);
  }, [cache, mutate, id]);
}
