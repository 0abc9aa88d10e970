import type { CsvRow } from '../csv/csv.ts';
import type { ShopOption } from './options.ts';
import type { Role } from './roles.ts';
import { htmlToText, readFlag, readUnits } from './shopCells.ts';

/** A purchasable row of a product, before options become sizes and colours. */
export type SourceVariant = {
  row: CsvRow;
  options: ShopOption[];
  /** Undefined if the other shop does not count it. */
  quantity: number | undefined;
  pictures: string[];
};

/** Product of another shop, with all its rows. */
export type SourceProduct = {
  rows: CsvRow[];
  variants: SourceVariant[];
  /** Properties that are the same for all variants. */
  attributes: ShopOption[];
  pictures: { name: string; alt: string }[];
  /** Reason why this shop does not sell it. */
  skipped?: string;
};

/** Reads the cells of a row by their meaning. */
export type RowReader = {
  /** First cell with a text, trimmed. */
  get: (row: CsvRow, role: Role) => string;
  all: (row: CsvRow, role: Role) => string[];
  has: (role: Role) => boolean;
  options: (row: CsvRow) => ShopOption[];
};

export function rowReader(roles: readonly Role[]): RowReader {
  const indexes = new Map<Role, number[]>();
  roles.forEach((role, index) => {
    indexes.set(role, [...(indexes.get(role) ?? []), index]);
  });
  const slots = [...indexes.keys()].flatMap((role) => /^option(\d+)Value$/.exec(role)?.[1] ?? []);
  const all = (row: CsvRow, role: Role) =>
    (indexes.get(role) ?? []).flatMap(
      (index) => decoded(row.cells[index]?.trim() ?? '', role) || [],
    );
  const get = (row: CsvRow, role: Role) => all(row, role)[0] ?? '';
  return {
    all,
    get,
    has: (role) => indexes.has(role),
    options: (row) =>
      slots.map((slot) => ({
        name: get(row, `option${Number(slot)}Name`),
        value: get(row, `option${Number(slot)}Value`).replace(swatch, '$1'),
      })),
  };
}

/** Names have HTML entities in WooCommerce: `Shirts &amp; Tops`. Descriptions are read as HTML. */
function decoded(cell: string, role: Role): string {
  if (/description|image/i.test(role)) return cell;
  return /&(#\d+|#x[\da-f]+|[a-z]+\d*);/i.test(cell) ? htmlToText(cell) : cell;
}

/** Code of a colour before its name in Wix, such as `black:Black`. */
const swatch = /(^|;)(#[\dA-Fa-f]{3,8}|rgba?\([^)]*\)|[a-z]{3,}):(?=\p{Lu}|(?<=[\d)a-fA-F]:))/gu;

/** Returns true for a row that is a variant of the product above it or of its parent. */
export function isVariation(type: string): boolean {
  return /\b(variation|variant|sku)\b/i.test(type);
}

/** Units of a row, over all its locations; undefined if they are not counted. */
export function quantityOf(row: CsvRow, { get, all, has }: RowReader): number | undefined {
  if (readFlag(get(row, 'inStock')) === false) return 0;
  const counted = all(row, 'quantity').flatMap((cell) => readUnits(cell) ?? []);
  const units = counted.length > 0 ? counted.reduce((sum, each) => sum + each, 0) : undefined;
  if (units === undefined) return undefined;
  const isCounted =
    !has('tracked') || !['', '0', 'false', 'none'].includes(get(row, 'tracked').toLowerCase());
  return isCounted || units > 0 ? units : undefined;
}
