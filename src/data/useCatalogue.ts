import { useEffect } from 'react';
import { unstable_serialize } from 'swr';
import useSWRInfinite from 'swr/infinite';
import type { CatalogueQuery } from '../../contract/rules/productList.ts';
import type { Corrections } from '../../contract/rules/productSearch.ts';
import type { Product } from '../../contract/schemas/product.ts';
import { useApi } from './ApiProvider.tsx';
import type { Page } from './answers/values.ts';
import type { PageKey } from './endpointKey.ts';
import { type Resource, toResource } from './useEndpoint.ts';

const pageLength = 24;

export type Catalogue = {
  products: Product[];
  total: number;
  corrections?: Corrections | undefined;
  /** Path of the shop's page that the words mean. */
  leadsTo?: string | undefined;
  /** Showing the previous query's results while loading. */
  refreshing: boolean;
  /** State of loading further pages; `retry` repeats a failed load. */
  more: 'idle' | 'loading' | 'failed';
  retry: () => void;
};

/** Page with its query, because previous pages stay visible after the query changes. */
type AskedPage = Page<Product> & { asked: string };

type CataloguePageKey = PageKey<
  'GET /allproducts',
  CatalogueQuery & { fields: 'card'; limit: number }
>;

/** First `pages` pages of the products that match a query, with the fields that cards show. */
export function useCatalogue(
  query: CatalogueQuery,
  pages = 1,
  limit = pageLength,
): Resource<Catalogue> {
  const { call } = useApi();
  const asked = { ...query, fields: 'card' as const, limit };
  const {
    data: loaded,
    error,
    setSize,
  } = useSWRInfinite<AskedPage>(
    (index: number, before: AskedPage | null): CataloguePageKey | null => {
      if (index >= pages || (before && !before.nextCursor)) return null;
      return ['GET /allproducts', asked, undefined, before?.nextCursor ?? ''];
    },
    async ([endpoint, input, , cursor]: CataloguePageKey) => ({
      ...(await call(endpoint, { query: { ...input, ...(cursor && { cursor }) } })),
      asked: unstable_serialize(input),
    }),
    { initialSize: pages, revalidateFirstPage: false, keepPreviousData: true },
  );

  const data = loaded?.slice(0, pages);
  const refreshing = data?.[0]?.asked !== unstable_serialize(asked);
  const isIncomplete = !refreshing && data.length < pages && data.at(-1)?.nextCursor !== undefined;

  useEffect(() => {
    if (isIncomplete) void setSize(pages);
  }, [isIncomplete, pages, setSize]);

  if (error && refreshing) return toResource<Catalogue>({ data: undefined, error });
  return toResource({ data: data && toCatalogue(data), error });

  function toCatalogue(loaded: Page<Product>[]): Catalogue {
    return {
      products: loaded.flatMap((page) => page.items),
      total: loaded.at(-1)?.total ?? 0,
      corrections: loaded[0]?.corrections,
      leadsTo: loaded[0]?.leadsTo,
      refreshing,
      more: isIncomplete ? (error ? 'failed' : 'loading') : 'idle',
      retry: () => void setSize(pages),
    };
  }
}
