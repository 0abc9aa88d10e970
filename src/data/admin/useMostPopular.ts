import useSWR from 'swr';
import { useApi } from '../ApiProvider.tsx';
import { ApiError, refusedInBody } from '../http.ts';
import { keys } from '../keys.ts';

/**
 * The flag `mostPopular` is a field of a product (spec section 3) but not of what `/addproduct` and
 * `/modifyproduct` take (section 7). It is sent to a server whose products have it, and no more
 * once the server has refused a product with it and taken the same without.
 */
export function useMostPopular() {
  const { catalogue } = useApi();
  const { data: isTaken = true, mutate } = useSWR(
    keys.takesMostPopular,
    async () => {
      const { products } = await catalogue.page({}, 1);
      return products.every(({ mostPopular }) => mostPopular !== undefined);
    },
    { revalidateIfStale: false, revalidateOnFocus: false },
  );

  /** Sends a product with the flag if the server takes it. */
  async function sendProduct<P extends { mostPopular?: boolean }, T>(
    product: P,
    send: (product: P) => Promise<T>,
  ): Promise<T> {
    const withoutFlag = { ...product };
    delete withoutFlag.mostPopular;
    if (!isTaken) return send(withoutFlag);
    try {
      return await send(product);
    } catch (error) {
      if (product.mostPopular === undefined || !mayMeanFlag(error)) throw error;
      const answer = await send(withoutFlag);
      await mutate(false, { revalidate: false });
      return answer;
    }
  }

  return { isTaken, sendProduct };
}

/** A refusal that names no other field. */
function mayMeanFlag(error: unknown): boolean {
  if (!(error instanceof ApiError) || (error.status !== 400 && error.status !== refusedInBody))
    return false;
  return Object.keys(error.fields).every((name) => name === 'mostPopular');
}
