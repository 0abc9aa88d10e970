import { useApi } from '../../data/ApiProvider.tsx';
import { useShop } from '../../data/ShopProvider.tsx';
import { isMissing } from '../../data/specServer/fallback.ts';
import { useEnvParams } from '../../data/useEnvParams.ts';
import { useMay } from '../../features/admin/frame/useMay.ts';
import { noTexts, type ProductTexts, toProductTexts } from '../../lib/csv/productTexts.ts';

/** Returns a function that reads the products' translations, as far as the admin may change them. */
export function useProductTexts() {
  const { call } = useApi();
  const { languages } = useShop();
  const { translations } = useEnvParams();
  const may = useMay();
  const further = languages.slice(1);
  const areChangeable =
    translations && further.length > 0 && may('texts:read') && may('texts:write');
  return async (): Promise<ProductTexts> => {
    if (!areChangeable) return noTexts;
    try {
      return toProductTexts(further, await call('GET /producttranslations', {}));
    } catch (error) {
      // Servers of earlier releases lack only this call.
      if (isMissing(error)) return noTexts;
      throw error;
    }
  };
}
