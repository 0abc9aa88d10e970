import { extensionsIn } from '../../../contract/rules/productExtensions.ts';
import type { ExtensionField } from '../../../contract/rules/productFields.ts';
import { askedOnce } from '../swrConfig.ts';
import { useEndpoint } from '../useEndpoint.ts';

/** What a new product can have of the fields that a server may lack: what the shop's products have. */
export function useProductExtensions(): ExtensionField[] {
  const page = useEndpoint('GET /listproducts', { query: { limit: 1 } }, askedOnce);
  return extensionsIn(page.status === 'ready' ? page.data.items : []);
}
