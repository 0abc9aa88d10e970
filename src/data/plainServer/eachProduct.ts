import type { ProductsChange } from '../../../contract/schemas/adminProduct.ts';
import { toProductChange } from '../../lib/productChange.ts';
import { ApiError, refusedInBody } from '../apiError.ts';
import type { Call } from '../call.ts';

/** Changes several products one after the other; a failure leaves the rest as it was. */
export async function changeEach(
  { ids, ...fields }: ProductsChange,
  call: Call,
  refusesMostPopular: () => boolean,
) {
  for (const id of ids) {
    // What a list shows of a product may be less than the whole, which is what is replaced.
    const product = await call('GET /product/:id', { params: { id } });
    if (!product) throw new ApiError(404);
    await call('POST /modifyproduct', { body: { ...toProductChange(product), ...fields } });
    if (fields.mostPopular !== undefined && refusesMostPopular()) {
      throw new ApiError(refusedInBody);
    }
  }
  return { success: true as const, count: ids.length };
}

export async function removeEach({ ids }: { ids: readonly string[] }, call: Call) {
  for (const id of ids) {
    await call('DELETE /removeproduct/:id', { params: { id } }).catch((error: unknown) => {
      // It has gone: perhaps by a try whose answer was lost.
      if (!(error instanceof ApiError && error.status === 404)) throw error;
    });
  }
  return { success: true as const, count: ids.length };
}
