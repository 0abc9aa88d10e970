import { useRef } from 'react';
import { v7 as uuid } from 'uuid';
import type {
  AdminProduct,
  ProductChange,
  ProductInput,
} from '../../../contract/schemas/adminProduct.ts';
import { useApi } from '../ApiProvider.tsx';
import { ApiError } from '../http.ts';
import { useMostPopular } from './useMostPopular.ts';
import { useRefreshProducts } from './useRefreshProducts.ts';

export type SaveOutcome =
  /** `product`: as it is now, where the server says so. */
  | { status: 'saved'; product: AdminProduct | undefined }
  /** Somebody else has changed it meanwhile; nothing was saved. */
  | { status: 'stale' }
  /** `fields`: what the server says of a field, by the field's name. */
  | { status: 'refused'; message: string; fields: Record<string, string> }
  | { status: 'failed'; message: string };

/**
 * Adds and changes products. The verbs answer what came of it and never reject. A product whose
 * answer was lost is added once, however often it is sent again as it was.
 * @param refreshEach whether everything that tells of products is read again after each; who saves
 *   many refreshes once.
 */
export function useSaveProduct(refreshEach = true) {
  const { call } = useApi();
  const refresh = useRefreshProducts();
  const { sendProduct } = useMostPopular();
  // By what was asked for: another product needs another id, or it would be taken for the first.
  const unheard = useRef(new Map<string, string>());

  async function outcomeOf(
    answer: Promise<{ product?: AdminProduct | undefined }>,
  ): Promise<SaveOutcome> {
    try {
      const { product } = await answer;
      if (refreshEach) refresh();
      return { status: 'saved', product };
    } catch (error) {
      return toOutcome(error instanceof ApiError ? error : new ApiError(0));
    }
  }

  async function add(product: ProductInput): Promise<SaveOutcome> {
    const asked = JSON.stringify(product);
    const requestId = unheard.current.get(asked) ?? uuid();
    unheard.current.set(asked, requestId);
    const outcome = await outcomeOf(
      sendProduct(product, (body) => call('POST /addproduct', { query: { requestId }, body })),
    );
    if (outcome.status !== 'failed') unheard.current.delete(asked);
    return outcome;
  }

  return {
    add,
    change: (product: ProductChange) =>
      outcomeOf(sendProduct(product, (body) => call('POST /modifyproduct', { body }))),
  };
}

function toOutcome({ status, message, fields }: ApiError): SaveOutcome {
  if (status === 409 && 'version' in fields) return { status: 'stale' };
  const isRefusal = status === 400 || status === 409 || status === 422;
  return isRefusal ? { status: 'refused', message, fields } : { status: 'failed', message };
}
