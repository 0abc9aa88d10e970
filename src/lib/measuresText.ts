import { limits, measureNames } from '../../contract/limits.ts';
import { hasWholeTenths } from '../../contract/rules/measures.ts';
import type { Measures, SizeMeasures } from '../../contract/schemas/measures.ts';

/** How measures are written where there is one line for all of them, in centimetres. */
export const measuresExample = 'S: length 68, chest 50.5; M: length 70, chest 53';

/** Measures in one line, as `measuresExample`. */
export function measuresText(measures: readonly SizeMeasures[]): string {
  return measures
    .map((entry) => {
      const known = measureNames.filter((name) => entry[name] !== undefined);
      return `${entry.size}: ${known.map((name) => `${name} ${entry[name]}`).join(', ')}`;
    })
    .join('; ');
}

/** The measures of such a line; undefined where it is none. */
export function fromMeasuresText(text: string): SizeMeasures[] | undefined {
  const entries = text.trim() === '' ? [] : text.split(';').map(readEntry);
  const read = entries.filter((entry) => entry !== undefined);
  const isTwice = ({ size }: SizeMeasures, index: number) =>
    read.findIndex((entry) => entry.size === size) < index;
  return read.length < entries.length || read.some(isTwice) ? undefined : read;
}

function readEntry(text: string): SizeMeasures | undefined {
  const [, size, listed] = /^\s*([^:]+?)\s*:(.*)$/.exec(text) ?? [];
  if (size === undefined || listed === undefined) return undefined;
  const measures: Measures = {};
  for (const part of listed.split(',')) {
    const [, word = '', digits = ''] = /^\s*([a-z]+)\s+(\d+(?:\.\d+)?)\s*$/i.exec(part) ?? [];
    const name = measureNames.find((known) => known === word.toLowerCase());
    if (!name || measures[name] !== undefined || !isMeasure(Number(digits))) return undefined;
    measures[name] = Number(digits);
  }
  return { size, ...measures };
}

/** Whether a number can be a measure in centimetres. */
function isMeasure(length: number): boolean {
  return length >= limits.measure.min && length <= limits.measure.max && hasWholeTenths(length);
}
