import type { AdminProduct } from '../../../contract/schemas/adminProduct.ts';
import { useEnvParams } from '../../data/useEnvParams.ts';
import { downloadText } from '../../lib/downloadFile.ts';
import { productsToCsv } from '../../lib/productCsv.ts';
import { useToast } from '../../ui/ToastProvider.tsx';

/** Hands all products over as `products.csv`. */
export function useCsvExport(readAll: () => Promise<AdminProduct[]>) {
  const showToast = useToast();
  const { allowedSizes } = useEnvParams();

  return async function exportAll() {
    try {
      downloadText('products.csv', productsToCsv(await readAll(), allowedSizes));
    } catch {
      showToast({ text: 'The products could not be exported. Please try again.' });
    }
  };
}
