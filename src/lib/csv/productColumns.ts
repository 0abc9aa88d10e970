import { limits, measureNames } from '../../../contract/limits.ts';
import { plainPrice } from '../../../contract/rules/amounts.ts';
import { hasWholeTenths } from '../../../contract/rules/measures.ts';
import {
  type AllDetails,
  type ProductField,
  productFieldNames,
  productFields,
} from '../../../contract/rules/productFields.ts';
import type { AdminProduct } from '../../../contract/schemas/adminProduct.ts';
import type { Measures, SizeMeasures } from '../../../contract/schemas/measures.ts';

/** Columns of every product file; a column per size follows. */
export const productColumns = ['id', ...productFieldNames, 'images'] as const;

export type ProductColumn = (typeof productColumns)[number];

/** Column with error messages in a file of failed rows; ignored on import. */
export const errorColumn = 'error';

/**
 * Column with the stock at export, for example `M=9; L=3`. A quantity equal to it is not a change,
 * however much was sold before the import.
 */
export const stockSeenColumn = 'stockSeen';

/** Column with a hash of each translation at export. A cell that has its hash is not a change. */
export const textsSeenColumn = 'textsSeen';

/** Separator of picture names, which never contain it. */
export const imageSeparator = '|';

/** A product's cell in an exported file. */
export function cellOf(product: AdminProduct, column: ProductColumn): string | boolean {
  if (column === 'id') return product._id;
  if (column === 'images') return product.images.map(({ name }) => name).join(imageSeparator);
  return toCell(product[column] ?? productFields[column].empty);
}

/** Formats a value; dollars as `1249.95` in any locale, 0 as an empty cell. */
function toCell(value: AllDetails[ProductField]): string | boolean {
  if (value === 0) return '';
  if (typeof value === 'object') return measuresText(value);
  return typeof value === 'number' ? plainPrice(value) : value;
}

/** Sizes with a column: the shop's, and others that products have. */
export function csvSizes(products: readonly AdminProduct[], allowedSizes: readonly string[]) {
  const used = products.flatMap(({ sizes }) => sizes.map(({ size }) => size));
  return [...new Set([...allowedSizes, ...used])];
}

/** Example of measures in one line, in centimetres. */
export const measuresExample = 'S: length 68, chest 50.5; M: length 70, chest 53';

/** Formats measures like `measuresExample`. */
export function measuresText(measures: readonly SizeMeasures[]): string {
  return measures
    .map((entry) => {
      const known = measureNames.filter((name) => entry[name] !== undefined);
      return `${entry.size}: ${known.map((name) => `${name} ${entry[name]}`).join(', ')}`;
    })
    .join('; ');
}

/** Parses such a line; undefined if it is invalid. */
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
  // A comma before a digit is a decimal one.
  for (const part of listed.split(/,(?!\d)/)) {
    const [, word = '', digits = ''] = /^\s*([a-z]+)\s+(\d+(?:[.,]\d+)?)\s*$/i.exec(part) ?? [];
    const name = measureNames.find((known) => known === word.toLowerCase());
    const length = Number(digits.replace(',', '.'));
    if (!name || measures[name] !== undefined || !isMeasure(length)) return undefined;
    measures[name] = length;
  }
  return { size, ...measures };
}

/** Returns true if a number is a valid measure in centimetres. */
function isMeasure(length: number): boolean {
  return length >= limits.measure.min && length <= limits.measure.max && hasWholeTenths(length);
}
