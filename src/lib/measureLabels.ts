import type { MeasureName } from '../../contract/schemas/measures.ts';

/** What the measures of a garment are called. */
export const measureLabels: Record<MeasureName, string> = {
  length: 'Length',
  chest: 'Chest',
  shoulder: 'Shoulder',
  sleeve: 'Sleeve',
  inseam: 'Inseam',
};
