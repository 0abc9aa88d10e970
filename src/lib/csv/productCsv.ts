import { i18n } from '../../../contract/i18n.ts';
import { listed } from '../../../contract/rules/beside.ts';
import { productFieldNames } from '../../../contract/rules/productFields.ts';
import type { AdminProduct } from '../../../contract/schemas/adminProduct.ts';
import { toCsv } from './csv.ts';
import { codeColumnNames, codesText, haveCodes } from './productCodes.ts';
import {
  cellOf,
  csvSizes,
  errorColumn,
  productColumns,
  stockSeenColumn,
  textsSeenColumn,
} from './productColumns.ts';
import { columnsOf, noTexts, type ProductTexts, textOf, textsSeen } from './productTexts.ts';

/** Writes products as CSV, one per row; empty cells for sizes that are not offered. */
export function productsToCsv(
  products: readonly AdminProduct[],
  allowedSizes: readonly string[],
  texts: ProductTexts = noTexts,
): string {
  const sizes = csvSizes(products, allowedSizes);
  const translated = columnsOf(texts);
  const textColumns =
    translated.length > 0 ? [...translated.map(({ name }) => name), textsSeenColumn] : [];
  const codes = haveCodes(products) ? codeColumnNames : [];
  return toCsv(
    [...productColumns, ...sizes, stockSeenColumn, ...codes, ...textColumns],
    products.map((product) => [
      product._id,
      ...[...productFieldNames, 'images' as const].map((column) => cellOf(product, column)),
      ...sizes.map((size) => product.sizes.find((entry) => entry.size === size)?.quantity ?? ''),
      product.sizes.map(({ size, quantity }) => `${size}=${quantity}`).join('; '),
      ...codes.map((column) => codesText(product.sizes, column)),
      ...translated.map((column) => textOf(texts, product, column)),
      ...(translated.length > 0 ? [textsSeen(texts, product)] : []),
    ]),
  );
}

/** An empty file to fill in, with two colours of a product as examples. */
export function productTemplate(allowedSizes: readonly string[]): string {
  const example = (colour: string) => [
    ...['Linen Shirt', 'A shirt for warm days.', '89.00', 'women', 'Shirts', colour, 'linen-shirt'],
    ...[
      `linen-shirt-${colour.toLowerCase()}.jpg`,
      ...allowedSizes.map((_, index) => 5 - (index % 5)),
    ],
  ];
  const columns = ['name', 'description', 'price', 'category', 'kind', 'colour', 'style', 'images'];
  return toCsv([...columns, ...allowedSizes], [example('White'), example('Sand')]);
}

type FailedRow = {
  number: number;
  /** Verbatim from the file. */
  cells: readonly string[];
  problems: readonly string[];
  /** The product that the row has added. */
  id?: string;
};

/**
 * CSV of the failed rows with an error column at the end. The corrected file can be imported as is,
 * because the import ignores that column.
 */
export function productErrorsToCsv(header: readonly string[], rows: readonly FailedRow[]): string {
  const isId = (column: string | undefined) => column?.trim().toLowerCase() === 'id';
  const addsIds = rows.some(({ id }) => id) && !header.some(isId);
  const kept = header.flatMap((column, index) => (isErrorColumn(column) ? [] : [index]));
  return toCsv(
    [...(addsIds ? ['id'] : []), ...kept.map((index) => header[index] ?? ''), errorColumn],
    rows.map(({ number, cells, problems, id }) => [
      ...(addsIds ? [id ?? ''] : []),
      ...kept.map((index) => (id && isId(header[index]) ? id : (cells[index] ?? ''))),
      i18n.t('Row {number}: {problems}', { number, problems: listed(problems, ';') }),
      ...cells.slice(header.length),
    ]),
  );
}

function isErrorColumn(column: string): boolean {
  return column.trim().toLowerCase() === errorColumn;
}
