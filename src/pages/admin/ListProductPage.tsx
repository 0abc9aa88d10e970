import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { adminPaths } from '../../../contract/adminPaths.ts';
import { i18n } from '../../../contract/i18n.ts';
import type { AdminCatalogueQuery } from '../../../contract/rules/productList.ts';
import type { AdminProduct } from '../../../contract/schemas/adminProduct.ts';
import { useApi } from '../../data/ApiProvider.tsx';
import {
  useProductExtensions,
  useRefreshProducts,
  useSaveProduct,
} from '../../data/admin/useAdminProduct.ts';
import type { Page } from '../../data/answers/values.ts';
import { type Resource, useEndpoint } from '../../data/useEndpoint.ts';
import { useEnvParams } from '../../data/useEnvParams.ts';
import { AdminSection } from '../../features/admin/frame/AdminSection.tsx';
import { BulkBar, type BulkChange } from '../../features/admin/products/BulkBar.tsx';
import { ImportDialog } from '../../features/admin/products/ImportDialog.tsx';
import { PriceDialog } from '../../features/admin/products/PriceDialog.tsx';
import { ProductFilters } from '../../features/admin/products/ProductFilters.tsx';
import { ProductListActions } from '../../features/admin/products/ProductListActions.tsx';
import { ProductsGrid } from '../../features/admin/products/ProductsGrid.tsx';
import type { PriceResult, PriceRow } from '../../features/admin/products/priceValues.ts';
import { productsToCsv, productTemplate } from '../../lib/csv/productCsv.ts';
import { toProductChange } from '../../lib/productDifferences.ts';
import { downloadText } from '../../ui/browser.ts';
import { useToast } from '../../ui/ToastProvider.tsx';
import { ListLoadError } from '../LoadError.tsx';
import { PageHead } from '../PageHead.tsx';
import { listProblem, useProblemToast } from '../useProblemToast.tsx';
import { productListUrl, useAdminListUrl, usePaging } from './useAdminListUrl.ts';
import { useCsvImport } from './useCsvImport.ts';
import { usePrintLabels } from './usePrintLabels.ts';
import { useProductTexts } from './useProductTexts.ts';
import { useRedirects } from './useRedirects.tsx';
import { useRemoveProducts } from './useRemoveProducts.tsx';
import { toRowResult } from './useSaveImportRow.ts';
import { useUnsavedChangesPrompt } from './useUnsavedChangesPrompt.tsx';

/** `/admin/listproduct`, with its query in the URL. */
export default function ListProductPage() {
  const list = useAdminListUrl(productListUrl);
  const { query, page, changeQuery } = list;
  const showProblem = useProblemToast();
  const { call } = useApi();
  const { allowedSizes, shopFiles = false } = useEnvParams();
  const { redirectsDialog, ...redirects } = useRedirects();
  const hasDrafts = useProductExtensions()?.includes('draft');
  const products = useEndpoint(
    'GET /listproducts',
    { query: { ...query, limit: pageSize, offset: (page - 1) * pageSize } },
    { keepPreviousData: true },
  );
  const readTexts = useProductTexts();
  async function readAll() {
    const [page, texts] = await Promise.all([call('GET /listproducts', {}), readTexts()]);
    return { ...page, texts };
  }
  const csvImport = useCsvImport(readAll);
  const { leaveDialog } = useUnsavedChangesPrompt(csvImport.run?.step === 'running');
  if (products.status === 'failed') return <ListLoadError error={products.error} />;

  async function exportAll() {
    try {
      const { items, texts } = await readAll();
      downloadText('products.csv', productsToCsv(items, allowedSizes, texts));
      showProblem(undefined);
    } catch {
      showProblem(i18n.t('The products could not be exported. Please try again.'));
    }
  }

  return (
    <>
      <PageHead title={i18n.t('Products')} />
      <AdminSection
        title={i18n.t('Products')}
        actions={
          <ProductListActions
            onExport={exportAll}
            onImport={csvImport.open}
            onRedirects={redirects.open}
          />
        }
      >
        <ProductFilters query={query} hasDrafts={hasDrafts} onChange={changeQuery} />
        <ProductRows products={products} {...list} />
      </AdminSection>
      {csvImport.run && (
        <ImportDialog
          run={csvImport.run}
          fetchesPictures={shopFiles}
          onFiles={csvImport.chooseFiles}
          onAsDrafts={csvImport.setAsDrafts}
          onRoles={csvImport.changeRoles}
          onAnswers={csvImport.changeAnswers}
          onPreview={csvImport.preview}
          onBack={csvImport.goBack}
          onTemplate={() => downloadText('products-template.csv', productTemplate(allowedSizes))}
          onApply={csvImport.apply}
          onStop={csvImport.stop}
          onDownloadErrors={csvImport.downloadErrors}
          onClose={csvImport.close}
        />
      )}
      {redirectsDialog}
      {leaveDialog}
    </>
  );
}

type ProductRowsProps = Omit<
  ReturnType<typeof useAdminListUrl<AdminCatalogueQuery>>,
  'urlWith' | 'changeParts'
> & {
  products: Resource<Page<AdminProduct>>;
};

const pageSize = 25;

export function ProductRows({ products, query, changeQuery, ...list }: ProductRowsProps) {
  const showToast = useToast();
  const navigate = useNavigate();
  const rows = products.data?.items ?? [];
  const { send } = useApi();
  const refresh = useRefreshProducts();
  const [selected, setSelected] = useState<string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const { remove, removeDialog } = useRemoveProducts(() => setSelected([]));
  const paging = usePaging(products, { ...list, pageSize });
  const checked = rows.filter(({ _id }) => selected.includes(_id));
  const { changePrices, priceDialog } = usePriceChange(checked);
  const printLabels = usePrintLabels();

  async function change(fields: BulkChange) {
    setBusy(true);
    const ids = checked.map(({ _id }) => _id);
    const outcome = await send('POST /modifyproducts', { body: { ids, ...fields } });
    await refresh();
    setBusy(false);
    const text = i18n.t(
      '{products, plural, =1 {Product Changed} one {# product is changed.} other {# products are changed.}}',
      { products: ids.length },
    );
    if (outcome.ok) showToast({ text, severity: 'success' });
    else if (outcome.error.status === 0) showToast({ text: listProblem(outcome.error) });
    else showToast({ text: i18n.t('Failed to update product.') });
  }

  return (
    <>
      <ProductsGrid
        rows={rows}
        {...paging}
        query={query}
        onChange={changeQuery}
        selection={{ ids: selected, onChange: setSelected }}
        onOpen={({ _id }) => navigate(adminPaths.modifyProduct(_id))}
        tools={
          checked.length > 0 && (
            <BulkBar
              count={checked.length}
              busy={isBusy}
              hasDrafts={checked.every(({ draft }) => draft !== undefined)}
              onChange={change}
              onPrices={changePrices}
              onLabels={printLabels && (() => printLabels(checked.flatMap(labelsOf)))}
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

function labelsOf({ _id: productId, sizes }: AdminProduct) {
  return sizes.map(({ size }) => ({ productId, size, copies: 1 }));
}

type PriceChanges = {
  /** Undefined if the server supports neither sales nor versions. */
  changePrices: (() => void) | undefined;
  /** Render anywhere on the page. */
  priceDialog: ReactNode;
};

/** Changes prices product by product, each checked against the loaded version. */
function usePriceChange(checked: readonly AdminProduct[]): PriceChanges {
  const { change } = useSaveProduct(false);
  const refresh = useRefreshProducts();
  const [products, setProducts] = useState<readonly AdminProduct[]>();
  const [results, setResults] = useState<ReadonlyMap<string, PriceResult>>(new Map());
  const tell = (id: string, result: PriceResult) =>
    setResults((before) => new Map(before).set(id, result));

  async function apply(rows: PriceRow[]) {
    for (const row of rows) {
      if (!('after' in row)) continue;
      const { product, after } = row;
      tell(product._id, { status: 'saving' });
      const outcome = await change({ ...toProductChange(product), ...after });
      tell(product._id, toRowResult(outcome, i18n.t(stale)));
    }
    refresh();
  }

  function open() {
    setResults(new Map());
    setProducts(checked);
  }

  const canChange = checked.every(
    ({ version, regularPrice }) => version !== undefined && regularPrice !== undefined,
  );
  return {
    changePrices: canChange ? open : undefined,
    priceDialog: products && (
      <PriceDialog
        products={products}
        results={results}
        onApply={apply}
        onClose={() => setProducts(undefined)}
      />
    ),
  };
}

const stale = /*i18n*/ 'It has been changed in the meantime. Close this, look at it and try again.';
