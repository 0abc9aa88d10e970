import type { MySizes } from '../../contract/schemas/mySizes.ts';
import { useEndpoint } from './useEndpoint.ts';

/**
 * The size of each category that the customer bought last, and did not give back. Empty for a guest,
 * and where the server does not tell sizes.
 * @param isAsked false asks for nothing
 */
export function useBoughtSizes(isAsked: boolean): MySizes {
  const purchases = useEndpoint('GET /getrelprod', isAsked ? {} : null);
  const bought: MySizes = {};
  for (const { productId, sizes } of purchases.status === 'ready' ? purchases.data : []) {
    bought[productId.category] ??= sizes?.[0];
  }
  return bought;
}
