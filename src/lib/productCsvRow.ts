import { categories } from '../../contract/limits.ts';
import type { ProductFields } from './productChange.ts';
import { imageSeparator, type ProductColumn } from './productCsv.ts';

/** What a shop takes, as far as a file is checked for it before anything is sent. */
export type ProductRules = {
  allowedSizes: readonly string[];
  picturesNumber: number;
  name: { max: number };
  description: { max: number };
  /** Dollars. */
  price: { min: number; max: number };
  quantity: { max: number };
  /** A picture's name, as the source of a `RegExp`. */
  imageName: string;
};

/** The fields that a row has columns for, of which each is read for itself. */
export type RowFields = Partial<Omit<ProductFields, 'images' | 'sizes'>> & {
  imageNames?: string[];
};

/** Reads a row's cells; a cell that can't be read is a problem, and its field is left out. */
export function readProductRow(
  cells: Partial<Record<ProductColumn, string>>,
  rules: ProductRules,
): { fields: RowFields; problems: string[] } {
  const problems: string[] = [];
  const fields: RowFields = {};

  function read<Name extends keyof RowFields>(
    column: ProductColumn,
    name: Name,
    parse: (cell: string) => RowFields[Name] | Problem,
  ) {
    const cell = cells[column];
    if (cell === undefined) return;
    const value = parse(cell);
    if (value instanceof Problem) problems.push(`${column} ${value.text}`);
    else fields[name] = value;
  }

  read('name', 'name', (cell) => readText(cell.trim(), 1, rules.name.max));
  read('description', 'description', (cell) => readText(cell, 0, rules.description.max));
  read('price', 'price', (cell) => readPrice(cell.trim(), rules.price));
  read('category', 'category', readCategory);
  read('newCollection', 'newCollection', readYesNo);
  read('mostPopular', 'mostPopular', readYesNo);
  read('images', 'imageNames', (cell) => readImages(cell, rules));
  return { fields, problems };
}

/** A whole number of pieces; `undefined` for an empty cell: the size is not offered. */
export function readQuantity(
  cell: string,
  { max }: ProductRules['quantity'],
): number | undefined | Problem {
  const text = cell.trim();
  if (text === '') return undefined;
  if (!/^\d+$/.test(text)) return new Problem(`has “${text}”, which is no whole number`);
  return Number(text) <= max ? Number(text) : new Problem(`has more than ${max} pieces`);
}

/** Why a cell can't be read, to be put behind its column's name. */
export class Problem {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

function readText(text: string, min: number, max: number): string | Problem {
  if (text.length < min) return new Problem('is empty');
  return text.length <= max ? text : new Problem(`is longer than ${max} characters`);
}

function readPrice(text: string, { min, max }: ProductRules['price']): number | Problem {
  if (text === '') return new Problem('is empty');
  if (/^\d+,\d+$/.test(text)) {
    return new Problem(`has a comma: write ${text.replace(',', '.')} with a point`);
  }
  if (!/^\d+(\.\d{1,2})?$/.test(text)) {
    return new Problem(`has “${text}”, which are no dollars with at most two decimals`);
  }
  const dollars = Number(text);
  const fits = dollars >= min && dollars <= max;
  return fits ? dollars : new Problem(`is not between ${min} and ${max}`);
}

function readCategory(cell: string): ProductFields['category'] | Problem {
  const category = categories.find((name) => name === cell.trim());
  return category ?? new Problem(`has “${cell}”, which is not women, men or kid`);
}

function readYesNo(cell: string): boolean | Problem {
  const text = cell.trim().toLowerCase();
  if (['true', 'yes', '1'].includes(text)) return true;
  if (['false', 'no', '0', ''].includes(text)) return false;
  return new Problem(`has “${cell}”, which is neither true nor false`);
}

function readImages(cell: string, rules: ProductRules): string[] | Problem {
  const names = cell
    .split(imageSeparator)
    .map((name) => name.trim())
    .filter(Boolean);
  const wrong = names.find((name) => !new RegExp(rules.imageName).test(name));
  if (wrong) return new Problem(`has “${wrong}”, which is no name of a picture`);
  if (new Set(names).size < names.length) return new Problem('has a picture twice');
  const { picturesNumber } = rules;
  return names.length <= picturesNumber
    ? names
    : new Problem(`has more than ${picturesNumber} pictures`);
}
