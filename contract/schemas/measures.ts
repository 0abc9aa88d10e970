import Type, { type Static } from 'typebox';
import { limits, type measureNames } from '../limits.ts';
import { optional, StrictObject } from './common.ts';

export type MeasureName = (typeof measureNames)[number];

const Centimetres = optional(
  Type.Number({ minimum: limits.measure.min, maximum: limits.measure.max }),
  'Centimetres, at most one decimal',
);

const measures: Record<MeasureName, typeof Centimetres> = {
  length: Centimetres,
  chest: Centimetres,
  shoulder: Centimetres,
  sleeve: Centimetres,
  inseam: Centimetres,
};

/** Measures of a garment that lies flat; unknown ones are absent. */
export const Measures = StrictObject(measures);
export type Measures = Static<typeof Measures>;

export const SizeMeasures = StrictObject({
  size: Type.String({ minLength: 1, maxLength: limits.size.max }),
  ...measures,
});
export type SizeMeasures = Static<typeof SizeMeasures>;
