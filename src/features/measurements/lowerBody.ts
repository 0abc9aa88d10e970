import clamp from '@mui/utils/clamp';
import type { Measures } from '../../../contract/schemas/measures.ts';
import type { Silhouette } from './geometry.ts';

/** Trousers, or shorts where the inseam is short. */
export function trousers({ length: known, inseam = (known ?? 0) * 0.74 }: Measures): Silhouette {
  const length = Math.max(known ?? inseam * 1.35, inseam * 1.08);
  const rise = clamp(length - inseam, length * 0.16, length * 0.8);
  const waist = rise * 0.72;
  const hip = rise * 0.94;
  const isLong = inseam > rise * 1.6;
  const [inner, outer] = isLong ? [rise * 0.2, rise * 0.94] : [rise * 0.08, rise * 1.04];
  const band = rise * 0.13;
  const cuff = rise * 0.08;
  const knee = rise + (length - rise) * 0.5;
  return {
    outline:
      `M0 0L${waist} 0C${waist * 1.08} ${rise * 0.3} ${hip} ${rise * 0.6} ${hip} ${rise}` +
      `Q${(hip + outer) / 2 - rise * 0.04} ${knee} ${outer} ${length}L${inner} ${length}` +
      `Q${inner * 0.5} ${knee} 0 ${rise}`,
    seams:
      `M0 ${band}L${waist * 1.025} ${band}M0 ${band}L0 ${rise}` +
      `M${waist * 0.5} ${band}Q${waist * 0.62} ${rise * 0.5} ${hip * 0.985} ${rise * 0.56}` +
      `M${inner} ${length - cuff}L${outer} ${length - cuff}`,
    lines: [
      {
        name: 'length',
        points: [
          [-outer * 1.16, 0],
          [-outer * 1.16, length],
        ],
        label: [-outer * 1.16, length * 0.5],
        place: 'left',
      },
      {
        name: 'inseam',
        points: [
          [rise * 0.08, rise],
          [inner + rise * 0.08, length],
        ],
        label: [outer, (rise + length) / 2],
        place: 'right',
      },
    ],
    halfWidth: outer * 1.16,
    height: length,
    lowestName: 0,
  };
}

/** A skirt, of which the length alone is known. */
export function skirt({ length = 60 }: Measures): Silhouette {
  const waist = 7 + length * 0.11;
  const hem = waist * 1.15 + length * 0.15;
  const band = 4;
  return {
    outline: `M0 0L${waist} 0Q${waist * 1.22} ${length * 0.3} ${hem} ${length}L0 ${length}`,
    seams: `M0 ${band}L${waist * 1.04} ${band}M0 ${length - 3}L${hem * 0.99} ${length - 3}`,
    lines: [
      {
        name: 'length',
        points: [
          [-hem * 1.14, 0],
          [-hem * 1.14, length],
        ],
        label: [-hem * 1.14, length * 0.5],
        place: 'left',
      },
    ],
    halfWidth: hem * 1.14,
    height: length,
    lowestName: 0,
  };
}
