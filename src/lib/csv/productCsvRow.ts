import { i18n } from '../../../contract/i18n.ts';
import { categories, limits } from '../../../contract/limits.ts';
import { plainPrice, priceLimits } from '../../../contract/rules/amounts.ts';
import { categoryInfo } from '../../../contract/rules/categories.ts';
import { compositionProblem } from '../../../contract/rules/composition.ts';
import { decimals } from '../../../contract/rules/money.ts';
import { ownerLimits } from '../../../contract/rules/ownerLimits.ts';
import {
  type ProductDetails,
  type ProductField,
  productFieldNames,
  productFields,
  type TextField,
} from '../../../contract/rules/productFields.ts';
import type { ProductRules } from '../../../contract/rules/productInput.ts';
import {
  type TranslatedProductField,
  translatedProductFields,
} from '../../../contract/rules/translations.ts';
import type { AdminProduct } from '../../../contract/schemas/adminProduct.ts';
import type { SizeMeasures } from '../../../contract/schemas/measures.ts';
import type { Category } from '../../../contract/schemas/product.ts';
import { isAmount, toNumber } from '../formRules.ts';
import { booleanWords } from './booleanWords.ts';
import { daysIn, toDay } from './days.ts';
import {
  cellOf,
  fromMeasuresText,
  imageSeparator,
  measuresExample,
  type ProductColumn,
} from './productColumns.ts';

/** Fields of a row that has columns for them, each parsed separately. */
export type RowFields = { details: Partial<ProductDetails>; imageNames?: string[] };

/** Parses a row. Omits invalid cells, which become problems, and those that an export would have. */
export function readProductRow(
  cells: Partial<Record<ProductColumn, string>>,
  rules: ProductRules,
  product?: AdminProduct,
): { fields: RowFields; problems: string[] } {
  const problems: string[] = [];
  const fields: RowFields = { details: {} };

  function read<Value>(
    column: ProductColumn,
    parse: (cell: string) => Value | Problem,
    keep: (value: Value) => void,
  ) {
    const cell = cells[column];
    const known = product && String(cellOf(product, column));
    if (cell === undefined || cell === known || (known && daysIn(cell).includes(known))) return;
    const value = parse(cell);
    if (value instanceof Problem) problems.push(value.textFor(column));
    else keep(value);
  }

  for (const name of productFieldNames) {
    read(
      name,
      (cell) => readField(name, cell),
      (value) => Object.assign(fields.details, { [name]: value }),
    );
  }
  read(
    'images',
    (cell) => readImages(cell, rules),
    (names) => {
      fields.imageNames = names;
    },
  );
  return { fields, problems };
}

function readField(name: ProductField, cell: string) {
  const field = productFields[name];
  const wrongShares = name === 'composition' && readShares(cell);
  if (wrongShares) return wrongShares;
  switch (field.kind) {
    case 'text':
      return readText(cell, field.limit);
    case 'label':
      return readLabel(field.limit === limits.day ? toDay(cell) : cell.trim(), field);
    case 'price':
      return readPrice(cell.trim(), field);
    case 'category':
      return readCategory(cell);
    case 'measures':
      return readMeasures(cell);
    case 'flag':
      return readYesNo(cell);
  }
}

/** Parses a translation; an empty one is removed. */
export function readTranslation(name: TranslatedProductField, cell: string): string | Problem {
  const text = cell.trim();
  const wrongShares = name === 'composition' && readShares(text);
  return wrongShares || readText(text, { max: translatedProductFields[name].max });
}

/** Error for fibre shares that do not add up. */
function readShares(cell: string): Problem | undefined {
  const problem = compositionProblem(cell);
  if (!problem) return undefined;
  return new Problem((column) => i18n.t('{field} {problem}', { field: column, problem }));
}

/** Parses a number of units; undefined for an empty cell, meaning not offered. */
export function readQuantity(cell: string): number | undefined | Problem {
  const { max } = ownerLimits.quantity;
  const text = cell.trim();
  if (text === '') return undefined;
  if (!/^\d+$/.test(text)) {
    return new Problem((column) =>
      i18n.t('{column} has “{text}”, which is not a whole number', { column, text }),
    );
  }
  return Number(text) <= max
    ? Number(text)
    : new Problem((column) => i18n.t('{column} has more than {max} items', { column, max }));
}

/** Parses the stock by size at export. */
export function readStockSeen(cell: string): ReadonlyMap<string, number> | Problem {
  const entries = cell.split(';').flatMap((text) => text.trim() || []);
  const wrong = entries.find((entry) => !/^.+=\d+$/.test(entry));
  if (wrong) return new Problem((column) => notWrittenAs(column, wrong, 'M=9; L=3'));
  return new Map(
    entries.map((entry) => {
      const end = entry.lastIndexOf('=');
      return [entry.slice(0, end), Number(entry.slice(end + 1))];
    }),
  );
}

/** Reason why a cell is invalid, as a sentence about its column. */
export class Problem {
  readonly textFor: (column: string) => string;
  constructor(textFor: (column: string) => string) {
    this.textFor = textFor;
  }
}

export function notWrittenAs(column: string, text: string, example: string): string {
  return i18n.t('{column} has “{text}”, which is not written as {example}', {
    column,
    text,
    example,
  });
}

const isEmpty = new Problem((column) => i18n.t('{column} is empty', { column }));

/** Trims texts that must not be empty. */
function readText(cell: string, { min = 0, max }: { min?: number; max: number }): string | Problem {
  const text = min > 0 ? cell.trim() : cell;
  if (text.length < min) return isEmpty;
  // Code points, as the server counts them.
  return [...text].length <= max
    ? text
    : new Problem((column) => i18n.t('{column} is longer than {max} characters', { column, max }));
}

function readLabel(text: string, { limit, pattern }: TextField): string | Problem {
  if (pattern && !new RegExp(pattern.source).test(text)) {
    return new Problem((column) => notWrittenAs(column, text, pattern.example));
  }
  return readText(text, limit);
}

function readPrice(text: string, { isRequired }: { isRequired?: true }): number | Problem {
  const { min, max } = priceLimits();
  const digits = decimals();
  if (!isRequired && /^(0+([.,]0*)?)?$/.test(text)) return 0;
  if (text === '') return isEmpty;
  const isValidAmount = isAmount(text);
  if (digits !== 2) {
    if (!isValidAmount)
      return new Problem((column) => notWrittenAs(column, text, plainPrice(1250)));
  } else if (/^\d{1,3}([.,' ’\u00a0\u202f]\d{3})+([.,]\d*)?$/.test(text)) {
    return new Problem((column) =>
      i18n.t(
        '{column} has “{text}”, which can be read in several ways: write 1249.95 or 1249,95, with nothing between thousands',
        { column, text },
      ),
    );
  }
  if (!isValidAmount) {
    return new Problem((column) =>
      i18n.t('{column} has “{text}”, which is not an amount with at most two decimals', {
        column,
        text,
      }),
    );
  }
  const dollars = toNumber(text);
  const fits = dollars >= min && dollars <= max;
  if (fits) return dollars;
  return new Problem((column) =>
    i18n.t('{column} is not between {min} and {max}', { column, min, max }),
  );
}

function readCategory(cell: string): Category | Problem {
  const text = cell.trim().toLowerCase();
  const category = categories.find((name) =>
    [name, categoryInfo[name].name.toLowerCase()].includes(text),
  );
  if (category) return category;
  return new Problem((column) =>
    i18n.t('{column} has “{text}”, which is not women, men or kid', { column, text: cell }),
  );
}

function readMeasures(cell: string): SizeMeasures[] | Problem {
  return (
    fromMeasuresText(cell) ?? new Problem((column) => notWrittenAs(column, cell, measuresExample))
  );
}

function readYesNo(cell: string): boolean | Problem {
  const text = cell.normalize('NFC').trim().toUpperCase();
  if (text === '' || booleanWords.some(([, no]) => no === text)) return false;
  if (booleanWords.some(([yes]) => yes === text)) return true;
  return new Problem((column) =>
    i18n.t('{column} has “{text}”, which is neither true nor false', { column, text: cell }),
  );
}

function readImages(cell: string, { picturesNumber }: ProductRules): string[] | Problem {
  const names = cell
    .split(imageSeparator)
    .map((name) => name.trim())
    .filter(Boolean);
  const wrong = names.find((name) => /[/\\]|^\./.test(name));
  if (wrong) {
    return new Problem((column) =>
      i18n.t('{column} has “{text}”, which is not the name of a picture', { column, text: wrong }),
    );
  }
  if (new Set(names).size < names.length) {
    return new Problem((column) => i18n.t('{column} has a picture twice', { column }));
  }
  if (names.length <= picturesNumber) return names;
  return new Problem((column) =>
    i18n.t('{column} has more than {max} pictures', { column, max: picturesNumber }),
  );
}
