import { array, object, string, ValidationError } from 'yup';
import { i18n } from '../../../../contract/i18n.ts';
import { limits } from '../../../../contract/limits.ts';
import { formatCount } from '../../../../contract/rules/money.ts';
import { ownerLimits } from '../../../../contract/rules/ownerLimits.ts';
import { scaleOf } from '../../../../contract/rules/sizeScales.ts';
import { codeProblems, trimCodes } from '../../../../contract/rules/stockCodes.ts';
import type { AdminProduct, ProductInput } from '../../../../contract/schemas/adminProduct.ts';
import type { Category } from '../../../../contract/schemas/product.ts';
import type { SizeScale } from '../../../../contract/schemas/sizeScales.ts';
import { categorySizes } from '../../../lib/sizeName.ts';

/** Form values of a size; the quantity is text. */
export type StockEntry = {
  size: string;
  /** False hides the size from the shop; an offered size with 0 units is sold out. */
  offered: boolean;
  quantity: string;
  description: string;
  /** Units currently held by carts and checkouts. */
  reserved: number;
  /** Undefined if the server stores none. */
  sku?: string;
  barcode?: string;
  /** Quantity when loaded, if the server accounts for units sold since then. */
  seen?: number;
};

/** Fields of a size that can be typed. */
export const stockFields = ['quantity', 'description', 'sku', 'barcode'] as const;

export type StockError = Partial<Record<(typeof stockFields)[number], string>>;

const tooLong = ({ max }: { max: number }) => i18n.t('Use at most {max} characters', { max });

const tooMany = () => i18n.t('Use at most {max}', { max: formatCount(ownerLimits.quantity.max) });

export const stockSchema = array()
  .of(
    object({
      quantity: string().when(['offered', 'reserved'], ([offered, reserved], quantity) =>
        offered ? offeredQuantity(reserved) : quantity,
      ),
      description: string().max(limits.name.max, tooLong),
      // Other sizes show no codes, and theirs are not sent.
      sku: string().when('offered', ([offered], sku) =>
        offered ? sku.max(ownerLimits.sku.max, tooLong) : sku,
      ),
    }),
  )
  .test('codes', (entries: Partial<StockEntry>[] = [], { path, createError }) => {
    const coded = entries.map(({ size = '', offered, sku, barcode }) =>
      offered ? trimCodes({ size, sku, barcode }) : { size },
    );
    const errors = [...codeProblems(coded)].map(([at, message]) =>
      createError({ path: at.replace('sizes', path), message }),
    );
    return errors.length === 0 || new ValidationError(errors);
  });

function offeredQuantity(reserved: number) {
  return string()
    .trim()
    .required(() => i18n.t('Enter a quantity'))
    .matches(/^\d+$/, () => i18n.t('Use a whole number, 0 or more'))
    .test('few enough', tooMany, (text) => Number(text) <= ownerLimits.quantity.max)
    .test(
      'not reserved',
      () =>
        i18n.t(
          '{reserved, plural, one {# is reserved: not less} other {# are reserved: not less}}',
          { reserved },
        ),
      (text) => Number(text) >= reserved,
    );
}

export function toStockEntries({ sizes, version }: AdminProduct): StockEntry[] {
  return sizes.map(({ size, quantity, quantityReserved, description, sku, barcode }) => ({
    size,
    offered: true,
    quantity: String(quantity),
    description,
    reserved: quantityReserved,
    ...(sku !== undefined && { sku }),
    ...(barcode !== undefined && { barcode }),
    ...(version !== undefined && { seen: quantity }),
  }));
}

/** Converts valid entries to request values. */
export function toSizes(entries: readonly StockEntry[]): ProductInput['sizes'] {
  return entries
    .filter(({ offered }) => offered)
    .map(({ size, quantity, description, reserved, seen, sku, barcode }) => ({
      size,
      quantity: Number(quantity),
      description: description.trim(),
      ...trimCodes({
        ...(sku !== undefined && { sku }),
        ...(barcode !== undefined && { barcode }),
      }),
      // Servers without versions store the sizes as they are sent.
      ...(seen === undefined ? { quantityReserved: reserved } : { quantitySeen: seen }),
    }));
}

/**
 * Rows of the stock table: the sizes that fit the product in the order of its scale, then all other
 * offered sizes in the shop's order; sizes that the shop does not list come last.
 */
export function toStockRows(
  entries: readonly StockEntry[],
  allowedSizes: readonly string[],
  fitting: readonly string[],
): StockEntry[] {
  const others = entries.map(({ size }) => size).filter((size) => !allowedSizes.includes(size));
  const find = (size: string) => entries.find((entry) => entry.size === size);
  return [...new Set([...fitting, ...allowedSizes, ...others])]
    .filter((size) => fitting.includes(size) || find(size)?.offered)
    .map((size) => find(size) ?? notOffered(size));
}

type SizedValues = {
  category: Category | '';
  kind: string;
  sizeScale: string;
  stock: readonly StockEntry[];
};

/**
 * Sizes that a product's form offers, and the scale it has unless it names one: undefined on servers
 * without scales, where sizes go by the category. With scales, no sizes until one is known.
 */
export function fittingSizes(
  { category: chosen, kind, sizeScale, stock }: SizedValues,
  allowedSizes: readonly string[],
  scales: readonly SizeScale[] | undefined,
): { sizes: readonly string[]; byDefault?: SizeScale | undefined } {
  const category = chosen || undefined;
  if (!scales) return { sizes: categorySizes(allowedSizes, category) };
  const sizes = stock.filter(({ offered }) => offered);
  const byDefault = scaleOf({ category, kind: kind.trim(), sizes }, scales);
  if (!category && !sizeScale) return { sizes: [] };
  return {
    sizes: scaleOf({ sizeScale, category, kind: kind.trim(), sizes }, scales)?.sizes ?? [],
    byDefault,
  };
}

/** Replaces or adds entries by size, in the order of the table: shoppers see sizes in it. */
export function putRows(
  entries: readonly StockEntry[],
  rows: readonly StockEntry[],
  table: readonly StockEntry[],
): StockEntry[] {
  const kept = entries.map((entry) => rows.find(({ size }) => size === entry.size) ?? entry);
  const isNew = (row: StockEntry) => !entries.some(({ size }) => size === row.size);
  const placeOf = (entry: StockEntry) => table.findIndex(({ size }) => size === entry.size);
  return [...kept, ...rows.filter(isNew)].toSorted((a, b) => placeOf(a) - placeOf(b));
}

function notOffered(size: string): StockEntry {
  return { size, offered: false, quantity: '', description: '', reserved: 0 };
}

/** Converts Formik's errors by index to errors by size. */
export function errorsBySize<Error extends object>(
  entries: readonly { size: string }[],
  errors: readonly (Error | string | undefined)[] | string | undefined,
): Record<string, Error> {
  if (!Array.isArray(errors)) return {};
  return Object.fromEntries(
    entries.flatMap(({ size }, index) => {
      const error = errors[index];
      return error && typeof error === 'object' ? [[size, error]] : [];
    }),
  );
}
