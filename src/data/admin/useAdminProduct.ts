import { useCallback, useRef, useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { v7 as uuid } from 'uuid';
import type { ExtensionField } from '../../../contract/rules/productFields.ts';
import type {
  AdminProduct,
  ProductChange,
  ProductInput,
} from '../../../contract/schemas/adminProduct.ts';
import { productDifferences } from '../../lib/productDifferences.ts';
import { useApi } from '../ApiProvider.tsx';
import type { Answer } from '../answers/readAnswer.ts';
import type { Outcome } from '../apiError.ts';
import { endpointKey, isAnswerOf } from '../endpointKey.ts';
import { useStoredSession } from '../session.ts';
import {
  fetchOnce,
  noAutoRevalidation,
  type Resource,
  toResource,
  useEndpoint,
  useRevalidate,
} from '../useEndpoint.ts';

/**
 * Product to edit, always from the server, never from the cache; `data` is null if it does not
 * exist. Refetched only by `refetch`, so that it does not change during editing.
 */
export function useAdminProduct(id: string) {
  const { call } = useApi();
  const { session } = useStoredSession();
  const [isFresh, setFresh] = useState(false);
  const input = { params: { id } };
  const refetch = () => call('GET /getproduct/:id', input);
  const { data, error } = useSWR(endpointKey('GET /getproduct/:id', input, session), refetch, {
    ...noAutoRevalidation,
    dedupingInterval: 0,
    onSuccess: () => setFresh(true),
  });
  const product: Resource<AdminProduct | null> = toResource({
    data: isFresh ? data : undefined,
    error,
  });
  return { product, refetch };
}

/**
 * Optional product fields that the server supports, inferred from its product list. Undefined while
 * loading.
 */
export function useProductExtensions(): readonly ExtensionField[] | undefined {
  const page = useEndpoint('GET /listproducts', { query: { limit: 1 } }, fetchOnce);
  if (page.status === 'loading') return undefined;
  return page.data?.extensions ?? [];
}

type Saved = Answer<'POST /addproduct' | 'POST /modifyproduct'>;

/**
 * Adds and changes products. Retrying an add after a lost reply is idempotent.
 * @param refreshEach refetch products after each save; false for bulk changes
 * @param source for the history of stock; servers without one ignore it
 */
export function useSaveProduct(refreshEach = true, source?: 'import') {
  const { send } = useApi();
  const refresh = useRefreshProducts();
  // Request ids by body, so that a different product gets another id.
  const unanswered = useRef(new Map<string, string>());

  async function refreshAfter<T>(saving: Promise<Outcome<T>>): Promise<Outcome<T>> {
    const outcome = await saving;
    if (outcome.ok && refreshEach) refresh();
    return outcome;
  }

  async function add(body: ProductInput) {
    const asked = JSON.stringify(body);
    const requestId = unanswered.current.get(asked) ?? uuid();
    unanswered.current.set(asked, requestId);
    const sending = send('POST /addproduct', { query: { requestId }, body });
    const outcome = await refreshAfter(orCheckSaved(sending, requestId, body));
    if (outcome.ok || outcome.error.reason !== 'failed') unanswered.current.delete(asked);
    return outcome;
  }

  const change = (body: ProductChange) =>
    refreshAfter(
      orCheckSaved(
        send('POST /modifyproduct', { query: { ...(source && { source }) }, body }),
        body.id,
        body,
      ),
    );

  /** After a lost reply or a version conflict, checks the product to see if the save succeeded. */
  async function orCheckSaved(
    saving: Promise<Outcome<Saved>>,
    id: string,
    asked: ProductInput,
  ): Promise<Outcome<Saved>> {
    const outcome = await saving;
    if (outcome.ok) return outcome;
    const { status, reason } = outcome.error;
    if (status !== 0 && reason !== 'stale') return outcome;
    const found = await send('GET /getproduct/:id', { params: { id } });
    const product = found.ok ? found.data : null;
    if (!product || productDifferences(asked, product).length > 0) return outcome;
    return { ok: true, data: { success: true, product } };
  }

  return { add, change };
}

/** Refetches all product data: at once if visible, else when it is shown again. */
export function useRefreshProducts() {
  const { mutate } = useSWRConfig();
  const revalidate = useRevalidate();
  return useCallback(() => {
    // Clear cached products, which Back would show without fetching.
    void mutate(isAnswerOf(['GET /product/:id']), undefined);
    return revalidate(
      'GET /allproducts',
      'GET /listproducts',
      'GET /stockhistory/:id',
      'GET /getfavorites',
      'GET /getrelprod',
      'GET /shopsummary',
      'GET /getcart',
      'POST /getcartunaut',
    );
  }, [mutate, revalidate]);
}
