import type { LengthUnit } from '../../contract/rules/measures.ts';
import type { MySizes } from '../../contract/schemas/mySizes.ts';
import { persisted, usePersisted } from './persisted.ts';

/**
 * Sizes stored in this browser. Not validated, because they are only compared with existing ones.
 */
export const browserSizes = persisted('hemline.mySizes', (value) => ({ ...(value as MySizes) }));

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
