import type {
  AdminProduct,
  ProductChange,
  ProductsChange,
} from '../../../contract/schemas/adminProduct.ts';
import { toProductChange } from '../../lib/productChange.ts';
import { useApi } from '../ApiProvider.tsx';
import { useMostPopular } from './useMostPopular.ts';
import { useRefreshProducts } from './useRefreshProducts.ts';

/** What several products get alike. */
export type SharedFields = Omit<ProductsChange, 'ids'>;

/**
 * Changes several products at once, all or none. The verbs reject with an `ApiError`.
 * @param isBare the server lacks the calls for several: there it is asked for one after the other,
 *   and a failure leaves the rest as it was.
 */
export function useChangeProducts(isBare: boolean) {
  const { call } = useApi();
  const refresh = useRefreshProducts();
  const { sendProduct } = useMostPopular();

  async function changeAll(products: readonly AdminProduct[], fields: SharedFields) {
    if (!isBare) {
      await call('POST /modifyproducts', {
        body: { ids: products.map(({ _id }) => _id), ...fields },
      });
      return;
    }
    for (const { _id: id } of products) {
      // What a list shows of a product may be less than the whole, which is what is replaced.
      const product = await call('GET /product/:id', { params: { id } });
      const change = { ...toProductChange(product), ...fields };
      const send = (body: ProductChange) => call('POST /modifyproduct', { body });
      await (fields.mostPopular === undefined ? sendProduct(change, send) : send(change));
    }
  }

  async function removeAll(ids: string[]) {
    if (!isBare) {
      await call('POST /removeproducts', { body: { ids } });
      return;
    }
    for (const id of ids) await call('DELETE /removeproduct/:id', { params: { id } });
  }

  /** Brings back what was removed; a bare server can't. */
  async function restoreAll(ids: string[]) {
    await call('POST /restoreproducts', { body: { ids } });
  }

  function thenRefresh<Args extends unknown[]>(verb: (...args: Args) => Promise<void>) {
    return (...args: Args) => verb(...args).finally(refresh);
  }

  return {
    changeAll: thenRefresh(changeAll),
    removeAll: thenRefresh(removeAll),
    restoreAll: thenRefresh(restoreAll),
  };
}
