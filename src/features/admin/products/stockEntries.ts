import { array, object, string } from 'yup';
import { limits } from '../../../../contract/limits.ts';
import type { AdminProduct, ProductInput } from '../../../../contract/schemas/adminProduct.ts';
import type { Category } from '../../../../contract/schemas/product.ts';
import { categorySizes } from '../../../lib/categorySizes.ts';

/** The form values of a size; the quantity is text. */
export type StockEntry = {
  size: string;
  /** A size that is not offered is not in the shop at all; one with 0 units is sold out. */
  offered: boolean;
  quantity: string;
  description: string;
  /** Units that carts and checkouts hold right now. */
  reserved: number;
  /** The quantity that was loaded, where the server counts what was sold since. */
  seen?: number;
};

/** What is wrong with a size, at which of its fields. */
export type StockError = { quantity?: string; description?: string };

const tooLong = `Use at most ${limits.name.max} characters`;
const tooMany = `Use at most ${limits.quantity.max.toLocaleString('en-US')}`;

export const stockSchema = array().of(
  object({
    quantity: string().when(['offered', 'reserved'], ([offered, reserved], quantity) =>
      offered ? offeredQuantity(reserved) : quantity,
    ),
    description: string().max(limits.name.max, tooLong),
  }),
);

function offeredQuantity(reserved: number) {
  return string()
    .trim()
    .required('Enter a quantity')
    .matches(/^\d+$/, 'Use a whole number, 0 or more')
    .test('few enough', tooMany, (text) => Number(text) <= limits.quantity.max)
    .test(
      'not reserved',
      `${reserved} ${reserved === 1 ? 'is' : 'are'} reserved: not less`,
      (text) => Number(text) >= reserved,
    );
}

export function toStockEntries({ sizes, version }: AdminProduct): StockEntry[] {
  return sizes.map(({ size, quantity, quantityReserved, description }) => ({
    size,
    offered: true,
    quantity: String(quantity),
    description,
    reserved: quantityReserved,
    ...(version !== undefined && { seen: quantity }),
  }));
}

/** Entries that passed the schema, as the calls take them. */
export function toSizes(entries: readonly StockEntry[]): ProductInput['sizes'] {
  return entries
    .filter(({ offered }) => offered)
    .map(({ size, quantity, description, seen }) => ({
      size,
      quantity: Number(quantity),
      description: description.trim(),
      ...(seen !== undefined && { quantitySeen: seen }),
    }));
}

/**
 * The rows of the stock table: a row for each allowed size that fits the category, and for each
 * other one that is offered. In the shop's order; what the shop does not name comes last.
 */
export function toStockRows(
  entries: readonly StockEntry[],
  allowedSizes: readonly string[],
  category: Category | undefined,
): StockEntry[] {
  const fitting = categorySizes(allowedSizes, category);
  const others = entries.map(({ size }) => size).filter((size) => !allowedSizes.includes(size));
  const find = (size: string) => entries.find((entry) => entry.size === size);
  return [...allowedSizes, ...others]
    .filter((size) => fitting.includes(size) || find(size)?.offered)
    .map((size) => find(size) ?? notOffered(size));
}

/** The entries with these rows in place of those of the same sizes. */
export function putRows(entries: readonly StockEntry[], rows: readonly StockEntry[]): StockEntry[] {
  const kept = entries.map((entry) => rows.find(({ size }) => size === entry.size) ?? entry);
  const isNew = (row: StockEntry) => !entries.some(({ size }) => size === row.size);
  return [...kept, ...rows.filter(isNew)];
}

function notOffered(size: string): StockEntry {
  return { size, offered: false, quantity: '', description: '', reserved: 0 };
}
