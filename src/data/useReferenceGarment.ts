import { measureNames } from '../../contract/limits.ts';
import type { GarmentShape } from '../../contract/rules/measures.ts';
import type { Measures } from '../../contract/schemas/measures.ts';
import type { Category } from '../../contract/schemas/product.ts';
import { fieldsOf, numberOf } from './answers/values.ts';
import { usePersisted } from './persisted.ts';
import { referenceGarments } from './referenceGarments.ts';

/**
 * The measures of a garment that fits the shopper, as they said: one of each shape in a category,
 * as no coat is compared with trousers. Kept in this browser until the logout.
 */
export function useReferenceGarment(category: Category, shape: GarmentShape | undefined) {
  const garments = usePersisted(referenceGarments);
  const key = `${category} ${shape ?? 'other'}`;
  return {
    reference: readMeasures(garments?.[key]),
    saveReference(measures: Measures | undefined) {
      const { [key]: _, ...others } = referenceGarments.read() ?? {};
      referenceGarments.write(measures ? { ...others, [key]: measures } : others);
    },
  };
}

/** Undefined for invalid stored values. */
function readMeasures(stored: unknown): Measures | undefined {
  const fields = fieldsOf(stored);
  const known = measureNames.filter((name) => numberOf(fields[name]) > 0);
  if (known.length === 0) return undefined;
  return Object.fromEntries(known.map((name) => [name, numberOf(fields[name])]));
}
