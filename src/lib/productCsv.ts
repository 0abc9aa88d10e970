import { toCents } from '../../contract/rules/money.ts';
import { toCsv } from './csv.ts';
import type { ShownProduct } from './productChange.ts';

/** The columns that every file of products has; a column for each size follows. */
export const productColumns = [
  'id',
  'name',
  'description',
  'price',
  'category',
  'newCollection',
  'mostPopular',
  'images',
] as const;

export type ProductColumn = (typeof productColumns)[number];

/** What was wrong with a row, in a file of errors; it is passed over when that is imported. */
export const errorColumn = 'error';

/** Between the names of a product's pictures: no picture has it in its name. */
export const imageSeparator = '|';

/** The sizes that a file has columns for: the shop's, and what products have beyond them. */
export function csvSizes(products: readonly ShownProduct[], allowedSizes: readonly string[]) {
  const used = products.flatMap(({ sizes }) => sizes.map(({ size }) => size));
  return [...new Set([...allowedSizes, ...used])];
}

/** The products as a CSV file, one a row; a size that is not offered has an empty cell. */
export function productsToCsv(
  products: readonly ShownProduct[],
  allowedSizes: readonly string[],
): string {
  const sizes = csvSizes(products, allowedSizes);
  return toCsv(
    [...productColumns, ...sizes],
    products.map((product) => [
      product._id,
      product.name,
      product.description,
      formatPrice(product.price),
      product.category,
      product.newCollection,
      product.mostPopular ?? false,
      product.images.map(({ name }) => name).join(imageSeparator),
      ...sizes.map((size) => product.sizes.find((entry) => entry.size === size)?.quantity ?? ''),
    ]),
  );
}

/** Dollars with a point and two decimals, whatever the country: `1249.95`. */
function formatPrice(dollars: number): string {
  return (toCents(dollars) / 100).toFixed(2);
}
