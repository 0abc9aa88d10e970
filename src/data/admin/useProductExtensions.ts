import type { ExtensionField } from '../../../contract/rules/productFields.ts';
import { fetchOnce } from '../swrConfig.ts';
import { useEndpoint } from '../useEndpoint.ts';

/**
 * The optional fields that a new product can have, as the server has shown by its list of products.
 * Undefined while that is loading.
 */
export function useProductExtensions(): readonly ExtensionField[] | undefined {
  const page = useEndpoint('GET /listproducts', { query: { limit: 1 } }, fetchOnce);
  if (page.status === 'loading') return undefined;
  return page.status === 'ready' ? page.data.extensions : [];
}
