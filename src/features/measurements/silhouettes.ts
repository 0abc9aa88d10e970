import type { GarmentShape } from '../../../contract/rules/measures.ts';
import type { Measures } from '../../../contract/schemas/measures.ts';
import type { Silhouette } from './geometry.ts';
import { skirt, trousers } from './lowerBody.ts';
import { upperBody } from './upperBody.ts';

/** Draws a garment by its measures. Unknown ones have usual values; odd ones are clamped. */
export function silhouetteOf(shape: GarmentShape, measures: Measures): Silhouette {
  if (shape === 'trousers') return trousers(measures);
  return shape === 'skirt' ? skirt(measures) : upperBody(measures, shape);
}
