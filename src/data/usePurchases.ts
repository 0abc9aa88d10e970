import { useSWRConfig } from 'swr';
import type { RelatedProduct } from '../../contract/schemas/user.ts';
import { useApi } from './ApiProvider.tsx';
import { endpointKey } from './endpointKey.ts';
import { useEndpoint } from './useEndpoint.ts';
import { useStoredSession } from './useStoredSession.ts';

/**
 * The products that whoever is logged in bought, and the verb that rates one. A rating shows at
 * once; when its call fails everything is as it was before and the verb rejects.
 */
export function usePurchases() {
  const { call } = useApi();
  const { mutate } = useSWRConfig();
  const { session } = useStoredSession();
  const purchases = useEndpoint('GET /getrelprod', {});

  async function rate(productId: string, rating: number) {
    const rated = (before: RelatedProduct[] = []): RelatedProduct[] =>
      before.map((purchase) =>
        purchase.productId._id === productId ? { ...purchase, status: 'rated', rating } : purchase,
      );
    await mutate<RelatedProduct[]>(
      endpointKey('GET /getrelprod', {}, session),
      async (before) => {
        await call('POST /rate/:productId', { params: { productId }, body: { rating } });
        return rated(before);
      },
      // Asking again right after a failure would find the stars that are being taken back.
      { optimisticData: rated, rollbackOnError: true, revalidate: false },
    );
  }

  return { purchases, rate };
}
