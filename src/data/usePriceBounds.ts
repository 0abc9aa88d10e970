import type { CatalogueQuery } from '../../contract/rules/productList.ts';
import { useEndpoint } from './useEndpoint.ts';

/**
 * What the products that fit a query cost, in dollars, whatever prices it asks for. Undefined until it is known
 * and where nothing fits; nobody asks while there is no query.
 */
export function usePriceBounds(query: CatalogueQuery | undefined) {
  const lowest = useFirstPrice(query, 'price-asc');
  const highest = useFirstPrice(query, 'price-desc');
  return lowest !== undefined && highest !== undefined ? { lowest, highest } : undefined;
}

function useFirstPrice(query: CatalogueQuery | undefined, sort: 'price-asc' | 'price-desc') {
  const { minPrice: _min, maxPrice: _max, ...others } = query ?? {};
  const page = useEndpoint(
    'GET /allproducts',
    query ? { query: { ...others, sort, limit: 1 } } : null,
  );
  return page.status === 'ready' ? page.data.items[0]?.price : undefined;
}
