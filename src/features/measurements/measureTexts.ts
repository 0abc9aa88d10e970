import { measureNames } from '../../../contract/limits.ts';
import {
  type LengthUnit,
  type MeasureDifference,
  toUnit,
} from '../../../contract/rules/measures.ts';
import type { MeasureName, Measures } from '../../../contract/schemas/measures.ts';
import { measureLabels } from '../../lib/measureLabels.ts';

/** A length as `52.5 cm` or `20.7 in`. */
export function lengthText(centimetres: number, unit: LengthUnit): string {
  return `${toUnit(centimetres, unit)} ${unit}`;
}

/** All measures in a line, as `length 70 cm, chest 52.5 cm`. */
export function measuresInWords(measures: Measures, unit: LengthUnit): string {
  return measureNames
    .flatMap((name) => {
      const length = measures[name];
      return length === undefined
        ? []
        : [`${measureLabels[name].toLowerCase()} ${lengthText(length, unit)}`];
    })
    .join(', ');
}

const words: Record<MeasureName, { more: string; less: string }> = {
  length: { more: 'longer', less: 'shorter' },
  chest: { more: 'wider in the chest', less: 'narrower in the chest' },
  shoulder: { more: 'wider at the shoulders', less: 'narrower at the shoulders' },
  sleeve: { more: 'longer in the sleeve', less: 'shorter in the sleeve' },
  inseam: { more: 'longer in the inseam', less: 'shorter in the inseam' },
};

/** What is different, as `2 cm longer, 1.5 cm wider in the chest`. */
export function differencesText(
  differences: readonly MeasureDifference[],
  unit: LengthUnit,
): string {
  const told = differences.filter(({ by }) => by !== 0);
  if (told.length === 0) return 'Just like yours';
  return told
    .map(
      ({ name, by }) =>
        `${spokenLength(Math.abs(by), unit)} ${words[name][by > 0 ? 'more' : 'less']}`,
    )
    .join(', ');
}

/** Within a sentence an inch is a word: `in` is one, too. */
function spokenLength(centimetres: number, unit: LengthUnit): string {
  const length = toUnit(centimetres, unit);
  if (unit === 'cm') return `${length} cm`;
  return length === 1 ? '1 inch' : `${length} inches`;
}
