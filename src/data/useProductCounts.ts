import type { CatalogueQuery } from '../../contract/rules/productList.ts';
import type { ProductCounts } from '../../contract/schemas/product.ts';
import { useEndpoint } from './useEndpoint.ts';

/**
 * Number of products per filter value. Undefined while loading, null if unavailable. Sends no
 * request without a query.
 */
export function useProductCounts(
  query: CatalogueQuery | undefined,
): ProductCounts | null | undefined {
  const { sort: _, ...filters } = query ?? {};
  const counts = useEndpoint('GET /productcounts', query ? { query: filters } : null, {
    keepPreviousData: true,
  });
  return counts.status === 'failed' ? null : counts.data;
}
