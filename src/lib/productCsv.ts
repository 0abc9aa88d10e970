import {
  type AllDetails,
  type ProductField,
  productFieldNames,
  productFields,
} from '../../contract/rules/productFields.ts';
import type { AdminProduct } from '../../contract/schemas/adminProduct.ts';
import { toCsv } from './csv.ts';
import { measuresText } from './measuresText.ts';

/** The columns that every file of products has; a column for each size follows. */
export const productColumns = ['id', ...productFieldNames, 'images'] as const;

export type ProductColumn = (typeof productColumns)[number];

/** What was wrong with a row, in a file of errors; it is passed over when that is imported. */
export const errorColumn = 'error';

/**
 * The stock at the time of the export, as `M=9; L=3`: a quantity that is no other is not a change,
 * however much was sold before the file came back.
 */
export const stockSeenColumn = 'stockSeen';

/** Between the names of a product's pictures: no picture has it in its name. */
export const imageSeparator = '|';

/** The sizes that a file has columns for: the shop's, and what products have beyond them. */
export function csvSizes(products: readonly AdminProduct[], allowedSizes: readonly string[]) {
  const used = products.flatMap(({ sizes }) => sizes.map(({ size }) => size));
  return [...new Set([...allowedSizes, ...used])];
}

/** The products as a CSV file, one a row; a size that is not offered has an empty cell. */
export function productsToCsv(
  products: readonly AdminProduct[],
  allowedSizes: readonly string[],
): string {
  const sizes = csvSizes(products, allowedSizes);
  return toCsv(
    [...productColumns, ...sizes, stockSeenColumn],
    products.map((product) => [
      product._id,
      ...productFieldNames.map((name) => toCell(product[name] ?? productFields[name].empty)),
      product.images.map(({ name }) => name).join(imageSeparator),
      ...sizes.map((size) => product.sizes.find((entry) => entry.size === size)?.quantity ?? ''),
      product.sizes.map(({ size, quantity }) => `${size}=${quantity}`).join('; '),
    ]),
  );
}

/** Dollars get a point and two decimals, whatever the country: `1249.95`; none are an empty cell. */
function toCell(value: AllDetails[ProductField]): string | boolean {
  if (value === 0) return '';
  if (typeof value === 'object') return measuresText(value);
  return typeof value === 'number' ? value.toFixed(2) : value;
}
