import type { CatalogueQuery } from '../../contract/rules/productList.ts';
import { useEndpoint } from './useEndpoint.ts';

/**
 * The lowest and the highest price, in dollars, of the products that match a query without its own
 * prices. Undefined until it is known and where nothing matches; nothing is asked for without a query.
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
