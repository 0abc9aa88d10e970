import { type LengthUnit, toInches } from '../../../contract/rules/measures.ts';
import { formatCount } from '../../../contract/rules/money.ts';
import { isByWaist, partsOf } from '../../../contract/rules/waistAndLength.ts';
import type { Category } from '../../../contract/schemas/product.ts';

export type SizeChart = {
  measures: readonly (Measure | 'Inseam')[];
  /** `values` are in centimetres, in the order of `measures`. */
  rows: readonly { size: string; values: readonly number[] }[];
};

export type Measure = 'Height' | 'Chest' | 'Waist' | 'Hips';

export const sizeCharts: Record<Category, SizeChart & { measures: readonly Measure[] }> = {
  women: {
    measures: [/*i18n*/ 'Chest', /*i18n*/ 'Waist', /*i18n*/ 'Hips'],
    rows: [
      { size: 'XS', values: [82, 62, 88] },
      { size: 'S', values: [87, 67, 93] },
      { size: 'M', values: [92, 72, 98] },
      { size: 'L', values: [98, 78, 104] },
      { size: 'XL', values: [105, 85, 111] },
      { size: 'XXL', values: [113, 93, 119] },
    ],
  },
  men: {
    measures: [/*i18n*/ 'Chest', /*i18n*/ 'Waist', /*i18n*/ 'Hips'],
    rows: [
      { size: 'XS', values: [88, 72, 88] },
      { size: 'S', values: [93, 77, 93] },
      { size: 'M', values: [99, 82, 98] },
      { size: 'L', values: [105, 88, 104] },
      { size: 'XL', values: [112, 95, 110] },
      { size: 'XXL', values: [120, 103, 117] },
    ],
  },
  kid: {
    measures: [/*i18n*/ 'Height', /*i18n*/ 'Chest', /*i18n*/ 'Waist'],
    rows: [
      { size: '2Y', values: [92, 54, 51] },
      { size: '4Y', values: [104, 57, 53] },
      { size: '6Y', values: [116, 61, 55] },
      { size: '8Y', values: [128, 66, 58] },
      { size: '10Y', values: [140, 72, 62] },
      { size: '12Y', values: [152, 78, 66] },
    ],
  },
};

/** Charts of the waists and lengths of sizes as "W28 L32", which are inches; none for others. */
export function waistCharts(sizes: readonly string[]): SizeChart[] {
  if (!isByWaist(sizes.map((size) => ({ size })))) return [];
  return (['Waist', 'Inseam'] as const).map((measure, part) => ({
    measures: [measure],
    rows: partsOf(sizes, part).map((inches) => ({
      size: `${part === 0 ? 'W' : 'L'}${inches}`,
      values: [Math.round(Number(inches) * 2.54)],
    })),
  }));
}

/** Formats a measure: whole centimetres, or inches to the nearest half, for example `32½`. */
export function inUnit(centimetres: number, unit: LengthUnit): string {
  if (unit === 'cm') return formatCount(centimetres);
  const halves = Math.round(toInches(centimetres) * 2);
  return `${Math.floor(halves / 2)}${halves % 2 ? '½' : ''}`;
}
