import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AdminCatalogueQuery } from '../../../contract/rules/productList.ts';
import { type AdminProductPage, adminPageLength } from '../../data/admin/useAdminProducts.ts';
import { useChangeProducts } from '../../data/admin/useChangeProducts.ts';
import type { Resource } from '../../data/resource.ts';
import { BulkBar, type BulkChange } from '../../features/admin/products/BulkBar.tsx';
import { NoProducts } from '../../features/admin/products/NoProducts.tsx';
import { ProductCount } from '../../features/admin/products/ProductCount.tsx';
import { ProductsGrid } from '../../features/admin/products/ProductsGrid.tsx';
import { paths } from '../../lib/paths.ts';
import { useToast } from '../../ui/ToastProvider.tsx';
import type { useAdminListUrl } from './useAdminListUrl.ts';
import { usePageInRange } from './usePageInRange.ts';
import { useRemoveProducts } from './useRemoveProducts.tsx';

type ProductRowsProps = Omit<ReturnType<typeof useAdminListUrl<AdminCatalogueQuery>>, 'urlWith'> & {
  products: Resource<AdminProductPage>;
};

const noPage: AdminProductPage = { products: [], total: 0, isBare: false, refreshing: true };

/** The rows of the product list, and what is done with those that are checked. */
export function ProductRows({ products, query, page, ...list }: ProductRowsProps) {
  const { changeQuery, goToPage, turnToPage } = list;
  const notify = useToast();
  const navigate = useNavigate();
  const isReady = products.status === 'ready';
  const { products: rows, total, isBare, refreshing } = isReady ? products.data : noPage;
  const { changeAll } = useChangeProducts(isBare);
  const [selected, setSelected] = useState<string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const { remove, removeDialog } = useRemoveProducts(isBare, () => setSelected([]));
  const inRange = usePageInRange({
    page,
    pageSize: adminPageLength,
    total: refreshing ? undefined : total,
    onLastPage: turnToPage,
  });
  const checked = rows.filter(({ _id }) => selected.includes(_id));
  const { sort, ...filters } = query;

  async function change(fields: BulkChange) {
    setBusy(true);
    try {
      await changeAll(checked, fields);
      notify({ text: 'Product Changed', severity: 'success' });
    } catch {
      notify({ text: 'Failed to update product.' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <ProductsGrid
        products={rows}
        total={isReady ? total : undefined}
        page={inRange.page}
        pageSize={adminPageLength}
        loading={inRange.isTurning || refreshing}
        sort={sort}
        onSort={(next) => changeQuery(next ? { ...filters, sort: next } : filters)}
        onPage={goToPage}
        selected={selected}
        onSelect={setSelected}
        onOpen={({ _id }) => navigate(paths.modifyProduct(_id))}
        empty={
          <NoProducts
            isFiltered={Object.keys(filters).length > 0}
            onClear={() => changeQuery({})}
          />
        }
        tools={
          checked.length > 0 ? (
            <BulkBar
              count={checked.length}
              busy={isBusy}
              onChange={change}
              onRemove={() => remove(checked)}
              onClear={() => setSelected([])}
            />
          ) : (
            <ProductCount total={isReady ? total : undefined} />
          )
        }
      />
      {removeDialog}
    </>
  );
}
