import { useApi } from '../../data/ApiProvider.tsx';
import { useProductExtensions } from '../../data/admin/useProductExtensions.ts';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { useEnvParams } from '../../data/useEnvParams.ts';
import { AdminSection } from '../../features/admin/frame/AdminSection.tsx';
import { ImportDialog } from '../../features/admin/products/ImportDialog.tsx';
import { ProductFilters } from '../../features/admin/products/ProductFilters.tsx';
import { ProductListActions } from '../../features/admin/products/ProductListActions.tsx';
import { downloadText } from '../../lib/downloadFile.ts';
import { productsToCsv } from '../../lib/productCsv.ts';
import { ListLoadError } from '../ListLoadError.tsx';
import { PageHead } from '../PageHead.tsx';
import { useProblemToast } from '../useProblemToast.tsx';
import { productListUrl } from './adminUrls.ts';
import { ProductRows, pageSize } from './ProductRows.tsx';
import { useAdminListUrl } from './useAdminListUrl.ts';
import { useCsvImport } from './useCsvImport.ts';
import { useUnsavedChangesPrompt } from './useUnsavedChangesPrompt.tsx';

/** `/admin/listproduct`. What is asked for stands in the URL. */
export default function ListProductPage() {
  const list = useAdminListUrl(productListUrl);
  const { query, page, changeQuery } = list;
  const tellProblem = useProblemToast();
  const { call } = useApi();
  const { allowedSizes } = useEnvParams();
  const hasDrafts = useProductExtensions()?.includes('draft');
  const products = useEndpoint(
    'GET /listproducts',
    { query: { ...query, limit: pageSize, offset: (page - 1) * pageSize } },
    { keepPreviousData: true },
  );
  const readAll = () => call('GET /listproducts', {});
  const csvImport = useCsvImport(readAll);
  const { leaveDialog } = useUnsavedChangesPrompt(csvImport.run?.step === 'running');
  if (products.status === 'failed') return <ListLoadError error={products.error} />;

  async function exportAll() {
    try {
      downloadText('products.csv', productsToCsv((await readAll()).items, allowedSizes));
      tellProblem(undefined);
    } catch {
      tellProblem('The products could not be exported. Please try again.');
    }
  }

  return (
    <>
      <PageHead title="Products" />
      <AdminSection
        title="Products"
        actions={<ProductListActions onExport={exportAll} onImport={csvImport.open} />}
      >
        <ProductFilters query={query} hasDrafts={hasDrafts} onChange={changeQuery} />
        <ProductRows products={products} {...list} />
      </AdminSection>
      {csvImport.run && (
        <ImportDialog
          run={csvImport.run}
          onFiles={csvImport.chooseFiles}
          onAsDrafts={csvImport.setAsDrafts}
          onApply={csvImport.apply}
          onStop={csvImport.stop}
          onDownloadErrors={csvImport.downloadErrors}
          onClose={csvImport.close}
        />
      )}
      {leaveDialog}
    </>
  );
}
