import type { CatalogueQuery } from '../../contract/rules/productList.ts';
import type { ProductCounts } from '../../contract/schemas/product.ts';
import { useEndpoint } from './useEndpoint.ts';

/**
 * How many products each value of a filter would leave. Undefined until it is known, null where it
 * can't be. Nothing is asked for without a query.
 */
export function useProductCounts(
  query: CatalogueQuery | undefined,
): ProductCounts | null | undefined {
  const { sort: _, ...filters } = query ?? {};
  const counts = useEndpoint('GET /productcounts', query ? { query: filters } : null, {
    keepPreviousData: true,
  });
  if (counts.status === 'failed') return null;
  return counts.status === 'ready' ? counts.data : undefined;
}
