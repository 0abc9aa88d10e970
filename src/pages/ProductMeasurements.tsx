import { measureNames } from '../../contract/limits.ts';
import {
  type GarmentShape,
  garmentShape,
  knownMeasures,
  measuresOfSizes,
} from '../../contract/rules/measures.ts';
import type { Measures } from '../../contract/schemas/measures.ts';
import type { Category, Product } from '../../contract/schemas/product.ts';
import { fieldsOf, numberOf } from '../data/answers/values.ts';
import { usePersisted } from '../data/persisted.ts';
import { referenceGarments, useSizeUnit } from '../data/storedSizes.ts';
import { useMySizeOf } from '../data/useMySizeOf.ts';
import { Measurements } from '../features/measurements/Measurements.tsx';

/** Garment measures of a product, with the shopper's size and reference garment. */
export default function ProductMeasurements({ product }: { product: Product }) {
  const { category, kind, measures = [], sizes } = product;
  const [first, ...others] = measuresOfSizes(measures, sizes);
  const shape = garmentShape(knownMeasures(measures), kind);
  const { unit, setUnit } = useSizeUnit();
  const mySizeOf = useMySizeOf();
  const { reference, saveReference } = useReferenceGarment(category, shape);
  if (!first) return null;
  return (
    <Measurements
      rows={[first, ...others]}
      shape={shape}
      unit={unit}
      onUnitChange={setUnit}
      mySize={mySizeOf(product)}
      reference={reference}
      onReferenceChange={saveReference}
    />
  );
}

/**
 * Measures of a garment that fits the shopper, one per category and shape, since coats don't
 * compare with trousers. Stored in this browser until logout.
 */
function useReferenceGarment(category: Category, shape: GarmentShape | undefined) {
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
