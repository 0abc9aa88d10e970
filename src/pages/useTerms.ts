import { useShop } from '../data/ShopProvider.tsx';
import { fetchOnce, useEndpoint } from '../data/useEndpoint.ts';

/** Delivery and return terms as text: from the shop's settings, else from `config.js`. */
export function useTerms() {
  const { wording } = useShop();
  const options = useEndpoint('GET /checkoutoptions', {}, fetchOnce);
  if (options.status === 'loading') return undefined;
  const { delivery, returns } = options.data?.terms ?? {};
  return { delivery: delivery || wording.delivery, returns: returns || wording.returns };
}
