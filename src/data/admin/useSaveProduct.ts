import { useRef } from 'react';
import { v7 as uuid } from 'uuid';
import type { ProductChange, ProductInput } from '../../../contract/schemas/adminProduct.ts';
import { productDifferences } from '../../lib/productDifferences.ts';
import { useApi } from '../ApiProvider.tsx';
import type { Answer } from '../answers/readAnswer.ts';
import type { Outcome } from '../apiError.ts';
import { useRefreshProducts } from './useRefresh.ts';

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
    const outcome = await thenRefresh(send('POST /addproduct', { query: { requestId }, body }));
    if (outcome.ok || outcome.error.reason !== 'failed') unheard.current.delete(asked);
    return outcome;
  }

  const change = (body: ProductChange) => thenRefresh(sendChange(body));

  /** Another version may be that of this very change, whose answer was lost. */
  async function sendChange(body: ProductChange): Promise<Outcome<Answer<'POST /modifyproduct'>>> {
    const outcome = await send('POST /modifyproduct', { body });
    if (outcome.ok || outcome.error.reason !== 'stale') return outcome;
    const found = await send('GET /getproduct/:id', { params: { id: body.id } });
    const product = found.ok ? found.data : null;
    if (!product || productDifferences(body, product).length > 0) return outcome;
    return { ok: true, data: { success: true, product } };
  }

  return { add, change };
}
