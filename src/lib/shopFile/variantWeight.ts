import { i18n } from '../../../contract/i18n.ts';
import type { CsvRow } from '../csv/csv.ts';

/** Grams of a unit, and its names in headers and cells. */
const units = {
  grams: { grams: 1, names: /^(g|gr|grams?|gramm|grammes?|gramos?|gramas?)$/ },
  kilograms: { grams: 1000, names: /^(kgs?|kilos?|kilograms?|кг)$/ },
  pounds: { grams: 453.59237, names: /^(lbs?|pounds?)$/ },
  ounces: { grams: 28.349523, names: /^(oz|ounces?)$/ },
};

export type WeightUnit = keyof typeof units;

const unitNames = Object.keys(units) as WeightUnit[];

/** Unit in a header or cell, such as `Weight (kg)` or `340 g`. */
export function weightUnitOf(text: string): WeightUnit | undefined {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return unitNames.find((unit) => words.some((word) => units[unit].names.test(word)));
}

/**
 * Weight of a colour in grams. This shop has one for all sizes: the most frequent one, and of several
 * the highest.
 * @param rows of the product, whose first one may have the weight for all of its variants
 */
export function weightOf(
  variants: readonly CsvRow[],
  rows: readonly CsvRow[],
  { get }: { get: (row: CsvRow, unit: WeightUnit) => string },
): { weight: string; notes: string[] } {
  const gramsOf = (row: CsvRow) =>
    unitNames.flatMap((column) => {
      const cell = get(row, column);
      const number = Number.parseFloat(cell.replace(',', '.'));
      const grams = Math.round(number * units[weightUnitOf(cell) ?? column].grams);
      return grams > 0 && grams < 1_000_000 ? grams : [];
    })[0];
  const own = variants.flatMap((row) => gramsOf(row) ?? []);
  const all = own.length > 0 ? own : rows.slice(0, 1).flatMap((row) => gramsOf(row) ?? []);
  const count = (weight: number) => all.filter((one) => one === weight).length;
  const [weight = ''] = all.toSorted((a, b) => count(b) - count(a) || b - a);
  const different = [...new Set(all)].toSorted((a, b) => a - b);
  const notes =
    different.length > 1
      ? [
          i18n.t('Its sizes weigh {weights} g: all will weigh {weight} g', {
            weights: different.join(', '),
            weight,
          }),
        ]
      : [];
  return { weight: String(weight), notes };
}
