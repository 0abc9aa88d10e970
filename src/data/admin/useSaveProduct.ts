import { useRef } from 'react';
import { v7 as uuid } from 'uuid';
import type { ProductChange, ProductInput } from '../../../contract/schemas/adminProduct.ts';
import { productDifferences } from '../../lib/productDifferences.ts';
import { useApi } from '../ApiProvider.tsx';
import type { Answer } from '../answers/readAnswer.ts';
import type { Outcome } from '../apiError.ts';
import { useRefreshProducts } from './useRefresh.ts';

type Saved = Answer<'POST /addproduct' | 'POST /modifyproduct'>;

/**
 * Adds and changes products. A product whose reply was lost is added once, however often the same is
 * sent again.
 * @param refreshEach whether products are refetched after each save; false for bulk changes
 */
export function useSaveProduct(refreshEach = true) {
  const { send } = useApi();
  const refresh = useRefreshProducts();
  // By the request's body: another product with the same id would be taken for the first.
  const unheard = useRef(new Map<string, string>());

  async function thenRefresh<T>(saving: Promise<Outcome<T>>): Promise<Outcome<T>> {
    const outcome = await saving;
    if (outcome.ok && refreshEach) refresh();
    return outcome;
  }

  async function add(body: ProductInput) {
    const asked = JSON.stringify(body);
    const requestId = unheard.current.get(asked) ?? uuid();
    unheard.current.set(asked, requestId);
    const sending = send('POST /addproduct', { query: { requestId }, body });
    const outcome = await thenRefresh(orFound(sending, requestId, body));
    if (outcome.ok || outcome.error.reason !== 'failed') unheard.current.delete(asked);
    return outcome;
  }

  const change = (body: ProductChange) =>
    thenRefresh(orFound(send('POST /modifyproduct', { body }), body.id, body));

  /** Of what was not heard, or is of another version, the product says whether it was done. */
  async function orFound(
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
