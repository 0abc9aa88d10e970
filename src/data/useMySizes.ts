import type { LengthUnit } from '../../contract/rules/measures.ts';
import { withMySize } from '../../contract/rules/mySizes.ts';
import type { MySizeInput, MySizes } from '../../contract/schemas/mySizes.ts';
import { persisted, usePersisted } from './persisted.ts';
import { useUser } from './useUser.ts';

/**
 * Sizes stored in this browser. Not validated, because they are only compared with existing ones.
 */
export const browserSizes = persisted('hemline.mySizes', (value) => ({ ...(value as MySizes) }));
const none: MySizes = {};

/**
 * Visitor's size in each category: from the account if it stores sizes, else from this browser. The
 * browser's take precedence: they are newer and could not be saved to the account.
 */
export function useMySizes() {
  const here = usePersisted(browserSizes) ?? none;
  const user = useUser();
  const onAccount = user.data?.mySizes;
  return { mySizes: { ...onAccount, ...here }, onAccount };
}

export function storeInBrowser(change: MySizeInput) {
  replaceStoredSizes(withMySize(browserSizes.read() ?? none, change));
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
