import useSWR, { type SWRResponse } from 'swr';
import type { RelatedProduct } from '../../contract/schemas/user.ts';
import { useApi } from './ApiProvider.tsx';
import { keys } from './keys.ts';
import { type Resource, toResource } from './resource.ts';
import { useStoredSession } from './useStoredSession.ts';

/** What the customer bought; `stars` are their own, as far as they are known. */
export type Purchase = RelatedProduct & { stars?: number | undefined };

/**
 * The products that whoever is logged in bought, and the verb that rates one. A rating shows at
 * once; when its call fails everything is as it was before and the verb rejects.
 */
export function useRelatedProducts() {
  const { call } = useApi();
  const { session } = useStoredSession();
  const answer: SWRResponse<Purchase[]> = useSWR(
    session ? keys.relatedProducts(session) : null,
    async () => withKnownStars(await call('GET /getrelprod', {}), answer.data),
  );
  const purchases: Resource<Purchase[]> = toResource(answer);

  async function rate(productId: string, stars: number) {
    const rated = (before: Purchase[] = []): Purchase[] =>
      before.map((purchase) =>
        purchase.productId._id === productId ? { ...purchase, status: 'rated', stars } : purchase,
      );
    await answer.mutate(
      async (before) => {
        await call('POST /rate/:productId', { params: { productId }, body: { rating: stars } });
        return rated(before);
      },
      // Asking again right after a failure would find the stars that are being taken back.
      { optimisticData: rated, rollbackOnError: true, revalidate: false },
    );
  }

  return { purchases, rate };
}

/** A server without the extension `rating` does not tell the stars: those of this visit are kept. */
function withKnownStars(answered: RelatedProduct[], before: Purchase[] = []): Purchase[] {
  return answered.map((record) => ({
    ...record,
    stars:
      record.rating ??
      before.find(({ productId }) => productId._id === record.productId._id)?.stars,
  }));
}
