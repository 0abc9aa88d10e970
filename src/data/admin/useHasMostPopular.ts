import { askedOnce } from '../swrConfig.ts';
import { useEndpoint } from '../useEndpoint.ts';

/** Whether a product can be marked as most popular: as the shop's products can. */
export function useHasMostPopular(): boolean {
  const page = useEndpoint('GET /listproducts', { query: { limit: 1 } }, askedOnce);
  const products = page.status === 'ready' ? page.data.items : [];
  return products.every(({ mostPopular }) => mostPopular !== undefined);
}
