import { useSWRConfig } from 'swr';
import type { ReviewInput } from '../../contract/schemas/reviews.ts';
import type { RelatedProduct } from '../../contract/schemas/user.ts';
import { useApi } from './ApiProvider.tsx';
import { type Outcome, outcomeOf } from './apiError.ts';
import { endpointKey } from './endpointKey.ts';
import { useEndpoint } from './useEndpoint.ts';
import { useRevalidate } from './useRevalidate.ts';
import { useStoredSession } from './useStoredSession.ts';

/**
 * The products that the customer bought, and the actions that rate one. A rating shows at once; when
 * its call fails it is rolled back.
 */
export function usePurchases() {
  const { call, send } = useApi();
  const revalidate = useRevalidate();
  const { mutate } = useSWRConfig();
  const { session } = useStoredSession();
  const purchases = useEndpoint('GET /getrelprod', {});

  function rate(productId: string, rating: number): Promise<Outcome<unknown>> {
    const rated = (before: RelatedProduct[] = []): RelatedProduct[] =>
      before.map((purchase) =>
        purchase.productId._id === productId ? { ...purchase, status: 'rated', rating } : purchase,
      );
    return outcomeOf(
      mutate<RelatedProduct[]>(
        endpointKey('GET /getrelprod', {}, session),
        async (before) => {
          await call('POST /rate/:productId', { params: { productId }, body: { rating } });
          return rated(before);
        },
        // Asking again right after a failure would find the stars that are being taken back.
        { optimisticData: rated, rollbackOnError: true, revalidate: false },
      ),
    );
  }

  /** Saves a review, or removes it when it has no words. Resolves to the reason for a failure. */
  async function review(productId: string, body: ReviewInput): Promise<string | undefined> {
    const outcome = await send('POST /review/:productId', { params: { productId }, body });
    await revalidate('GET /getrelprod', 'GET /reviews/:productId');
    return outcome.ok ? undefined : outcome.error.message;
  }

  return { purchases, rate, review };
}
