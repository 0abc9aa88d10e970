import { array, lazy, mixed, object, string } from 'yup';
import { i18n } from '../../../../contract/i18n.ts';
import { limits, measureNames } from '../../../../contract/limits.ts';
import { measuresOfSizes } from '../../../../contract/rules/measures.ts';
import type { MeasureName, SizeMeasures } from '../../../../contract/schemas/measures.ts';
import type { StockEntry } from './stockEntries.ts';

/** Measures of a size as typed, in centimetres; absent means unknown. */
export type MeasureEntry = { size: string } & Partial<Record<MeasureName, string>>;

export type MeasureError = Partial<Record<MeasureName, string>>;

const { min, max } = limits.measure;

const measure = string()
  .trim()
  .matches(/^\d+(\.\d)?$/, {
    message: () => i18n.t('Use centimetres with at most one decimal, e.g. 52.5'),
    excludeEmptyString: true,
  })
  .test(
    'range',
    () => i18n.t('Use {min} to {max} cm', { min, max }),
    (text = '') => text === '' || (Number(text) >= min && Number(text) <= max),
  );

const entrySchema = object(Object.fromEntries(measureNames.map((name) => [name, measure])));

/** Validates offered sizes only; measures of other sizes are not sent. */
export const measuresSchema = array().when('stock', ([stock], rule) =>
  rule.of(
    lazy(({ size }: MeasureEntry) => (isOffered(stock, size) ? entrySchema : mixed())) as never,
  ),
);

function isOffered(stock: readonly StockEntry[], size: string): boolean {
  return stock.some((entry) => entry.offered && entry.size === size);
}

export function toMeasureEntry(measures: SizeMeasures): MeasureEntry {
  const typed = measureNames.flatMap((name) => {
    const length = measures[name];
    return length === undefined ? [] : [[name, String(length)]];
  });
  return { size: measures.size, ...Object.fromEntries(typed) };
}

/** Converts valid entries of these sizes to request values. */
export function toMeasures(
  entries: readonly MeasureEntry[],
  sizes: readonly { size: string }[],
): SizeMeasures[] {
  return measuresOfSizes(entries.map(toSizeMeasures), sizes);
}

function toSizeMeasures({ size, ...typed }: MeasureEntry): SizeMeasures {
  const known = measureNames.flatMap((name) => {
    const text = typed[name]?.trim();
    return text ? [[name, Number(text)]] : [];
  });
  return { size, ...Object.fromEntries(known) };
}

/** Sets one measure; an empty text removes it. */
export function putMeasure(
  entries: readonly MeasureEntry[],
  size: string,
  name: MeasureName,
  text: string,
): MeasureEntry[] {
  const { [name]: _, ...others } = entries.find((entry) => entry.size === size) ?? { size };
  const changed: MeasureEntry = text === '' ? others : { ...others, [name]: text };
  const isEmpty = Object.keys(changed).length === 1;
  const isNew = !entries.some((entry) => entry.size === size);
  const kept = entries.flatMap((entry) => {
    if (entry.size !== size) return [entry];
    return isEmpty ? [] : [changed];
  });
  return isNew && !isEmpty ? [...kept, changed] : kept;
}
