import type { LengthUnit } from '../../contract/rules/measures.ts';
import { mySizeOf, sizesByScale, withMySize } from '../../contract/rules/mySizes.ts';
import type { MySizeInput, MySizes } from '../../contract/schemas/mySizes.ts';
import type { Product } from '../../contract/schemas/product.ts';
import type { SizeScale } from '../../contract/schemas/sizeScales.ts';
import { persisted, usePersisted } from './persisted.ts';
import { useEnvParams } from './useEnvParams.ts';
import { useUser } from './useUser.ts';

/**
 * Sizes stored in this browser. Not validated, because they are only compared with existing ones.
 */
export const browserSizes = persisted('hemline.mySizes', (value) => ({ ...(value as MySizes) }));
const none: MySizes = {};

/**
 * Visitor's size of each scale in a category: from the account if it stores sizes, else from this browser. The
 * browser's take precedence: they are newer and could not be saved to the account.
 */
export function useMySizes() {
  const here = usePersisted(browserSizes) ?? none;
  const user = useUser();
  const { sizeScales } = useEnvParams();
  const onAccount = user.data?.mySizes;
  const mySizes = {
    ...sizesByScale(onAccount ?? none, sizeScales),
    ...sizesByScale(here, sizeScales),
  };
  return {
    mySizes,
    mySizeOf: (product: Pick<Product, 'category' | 'kind' | 'sizes'>) =>
      mySizeOf(mySizes, product, sizeScales),
    /** All are saved to the account. */
    areOnAccount: onAccount !== undefined && Object.keys(here).length === 0,
    onAccount,
  };
}

export function storeInBrowser(change: MySizeInput, scales: readonly SizeScale[] | undefined) {
  replaceStoredSizes(withMySize(browserSizes.read() ?? none, change, scales));
}

export function replaceStoredSizes(sizes: MySizes) {
  if (Object.keys(sizes).length > 0) browserSizes.write(sizes);
  else browserSizes.remove();
}

const storedUnit = persisted(
  'hemline.sizeUnit',
  (value): LengthUnit => (value === 'in' ? 'in' : 'cm'),
);

export function useSizeUnit() {
  return { unit: usePersisted(storedUnit) ?? 'cm', setUnit: storedUnit.write };
}

/**
 * Measures of garments that fit the shopper, by category and shape; validated by readers. Don't
 * rename the key: browsers have stored values.
 */
export const referenceGarments = persisted('hemline.ownPieces', (value) => ({
  ...(value as Record<string, unknown>),
}));
