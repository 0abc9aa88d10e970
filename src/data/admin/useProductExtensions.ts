import { extensionsIn } from '../../../contract/rules/productExtensions.ts';
import type { ExtensionField } from '../../../contract/rules/productFields.ts';
import { fetchOnce } from '../swrConfig.ts';
import { useEndpoint } from '../useEndpoint.ts';

/** The optional fields that a new product can have: those that the shop's products have. */
export function useProductExtensions(): ExtensionField[] {
  const page = useEndpoint('GET /listproducts', { query: { limit: 1 } }, fetchOnce);
  return extensionsIn(page.status === 'ready' ? page.data.items : []);
}
