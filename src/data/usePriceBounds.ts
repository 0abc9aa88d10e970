import useSWR from 'swr';
import type { CatalogueQuery } from '../../contract/rules/productList.ts';
import type { PriceBounds } from '../lib/priceBounds.ts';
import { useApi } from './ApiProvider.tsx';
import { keys } from './keys.ts';

/**
 * What the products that fit a query cost, whatever prices it asks for. Undefined until it is known
 * and where nothing fits; nobody asks while there is no query.
 */
export function usePriceBounds(query: CatalogueQuery | undefined): PriceBounds | undefined {
  const { catalogue } = useApi();
  const { data } = useSWR(
    query && keys.priceBounds({ ...query, minPrice: undefined, maxPrice: undefined }),
    async ([, asked]) => {
      const [cheapest, dearest] = await Promise.all([
        catalogue.page({ ...asked, sort: 'price-asc' }, 1),
        catalogue.page({ ...asked, sort: 'price-desc' }, 1),
      ]);
      const [lowest] = cheapest.products;
      const [highest] = dearest.products;
      return lowest && highest && { lowest: lowest.price, highest: highest.price };
    },
  );
  return data;
}
