import { garmentShape, knownMeasures, measuresOfSizes } from '../../contract/rules/measures.ts';
import type { Product } from '../../contract/schemas/product.ts';
import { useMySizes } from '../data/useMySizes.ts';
import { useReferenceGarment } from '../data/useReferenceGarment.ts';
import { useSizeUnit } from '../data/useSizeUnit.ts';
import { Measurements } from '../features/measurements/Measurements.tsx';

/** What a product's sizes measure, with what the shopper said of themselves. */
export default function ProductMeasurements({ product }: { product: Product }) {
  const { category, kind, measures = [], sizes } = product;
  const [first, ...others] = measuresOfSizes(measures, sizes);
  const shape = garmentShape(knownMeasures(measures), kind);
  const { unit, setUnit } = useSizeUnit();
  const { mySizes } = useMySizes();
  const { reference, saveReference } = useReferenceGarment(category, shape);
  if (!first) return null;
  return (
    <Measurements
      rows={[first, ...others]}
      shape={shape}
      unit={unit}
      onUnitChange={setUnit}
      mySize={mySizes[category]}
      reference={reference}
      onReferenceChange={saveReference}
    />
  );
}
