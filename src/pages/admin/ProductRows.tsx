import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../contract/paths.ts';
import type { AdminCatalogueQuery } from '../../../contract/rules/productList.ts';
import type { AdminProduct } from '../../../contract/schemas/adminProduct.ts';
import { useApi } from '../../data/ApiProvider.tsx';
import { useRefreshProducts } from '../../data/admin/useRefresh.ts';
import type { Page } from '../../data/answers/readPage.ts';
import type { Resource } from '../../data/resource.ts';
import { BulkBar, type BulkChange } from '../../features/admin/products/BulkBar.tsx';
import { ProductsGrid } from '../../features/admin/products/ProductsGrid.tsx';
import { useToast } from '../../ui/ToastProvider.tsx';
import { listProblem } from '../stepProblem.ts';
import type { useAdminListUrl } from './useAdminListUrl.ts';
import { usePaging } from './usePaging.ts';
import { usePriceChange } from './usePriceChange.tsx';
import { useRemoveProducts } from './useRemoveProducts.tsx';

type ProductRowsProps = Omit<ReturnType<typeof useAdminListUrl<AdminCatalogueQuery>>, 'urlWith'> & {
  products: Resource<Page<AdminProduct>>;
};

/** Products on a page of the list. */
export const pageSize = 25;

/** The rows of the product list, and what is done with those that are checked. */
export function ProductRows({ products, query, changeQuery, ...list }: ProductRowsProps) {
  const showToast = useToast();
  const navigate = useNavigate();
  const rows = products.status === 'ready' ? products.data.items : [];
  const { send } = useApi();
  const refresh = useRefreshProducts();
  const [selected, setSelected] = useState<string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const { remove, removeDialog } = useRemoveProducts(() => setSelected([]));
  const paging = usePaging(products, { ...list, pageSize });
  const checked = rows.filter(({ _id }) => selected.includes(_id));
  const { changePrices, priceDialog } = usePriceChange(checked);

  async function change(fields: BulkChange) {
    setBusy(true);
    const ids = checked.map(({ _id }) => _id);
    const outcome = await send('POST /modifyproducts', { body: { ids, ...fields } });
    await refresh();
    setBusy(false);
    const text = ids.length === 1 ? 'Product Changed' : `${ids.length} products are changed.`;
    if (outcome.ok) showToast({ text, severity: 'success' });
    else if (outcome.error.status === 0) showToast({ text: listProblem(outcome.error) });
    else showToast({ text: 'Failed to update product.' });
  }

  return (
    <>
      <ProductsGrid
        rows={rows}
        {...paging}
        query={query}
        onChange={changeQuery}
        selection={{ ids: selected, onChange: setSelected }}
        onOpen={({ _id }) => navigate(paths.modifyProduct(_id))}
        tools={
          checked.length > 0 && (
            <BulkBar
              count={checked.length}
              busy={isBusy}
              hasDrafts={checked.every(({ draft }) => draft !== undefined)}
              onChange={change}
              onPrices={changePrices}
              onRemove={() => remove(checked)}
              onClear={() => setSelected([])}
            />
          )
        }
      />
      {removeDialog}
      {priceDialog}
    </>
  );
}
