import { i18n } from '../../../contract/i18n.ts';
import { nameInColour } from '../../../contract/rules/nameInColour.ts';
import {
  extensionFields,
  extensionsIn,
  withExtensions,
} from '../../../contract/rules/productExtensions.ts';
import {
  type ExtensionField,
  type ProductDetails,
  productFieldNames,
  productFields,
} from '../../../contract/rules/productFields.ts';
import {
  isReduction,
  type ProductRules,
  productInputProblems,
} from '../../../contract/rules/productInput.ts';
import { saleDayProblems } from '../../../contract/rules/saleDays.ts';
import type {
  AdminProduct,
  ProductChange,
  ProductInput,
} from '../../../contract/schemas/adminProduct.ts';
import { type Difference, productDifferences } from '../productDifferences.ts';
import { type CsvRow, fromCsv } from './csv.ts';
import { codeColumnNames, readCodes } from './productCodes.ts';
import {
  csvSizes,
  errorColumn,
  type ProductColumn,
  productColumns,
  stockSeenColumn,
  textsSeenColumn,
} from './productColumns.ts';
import { readProductRow } from './productCsvRow.ts';
import {
  columnsOf,
  isTextColumn,
  noTexts,
  type ProductTexts,
  readTexts,
  type TextChange,
} from './productTexts.ts';
import { type Codes, readStock, toChange, toNewProduct } from './rowProduct.ts';

/** Planned effect of a row; `cells` are verbatim from the file. */
export type PlannedRow = {
  /** Spreadsheet row number. */
  number: number;
  /** Includes the colour. */
  name: string;
  cells: readonly string[];
  /** Names in the file of pictures that the product does not have yet. */
  newPictures: readonly string[];
  /** Cells of the product's other rows, in a file of another shop. */
  further?: readonly (readonly string[])[];
  /** Changed translations. */
  texts?: readonly TextChange[];
} & (
  | {
      kind: 'add';
      product: ProductInput;
      warning?: string;
      /** Differences from the other shop's product. */
      notes?: readonly string[];
      /** Paths in the other shop. */
      oldPaths?: readonly string[];
    }
  /** `differences` of the product: possibly only in its translations. */
  | { kind: 'change'; change: ProductChange; differences: Difference[] }
  | { kind: 'same' }
  | { kind: 'error'; problems: string[] }
);

/** Planned effect of each row, or the reason why the file is unusable. */
type ImportPlan =
  | { header: string[]; rows: PlannedRow[]; hasDrafts: boolean }
  | { problem: string };

/**
 * Compares a CSV file with the current products, without changing anything. Fields without a column
 * stay as they are; a row without an id is a new product.
 * @param extensions optional fields that the server supports; by default those of the products
 * @param texts translations that the admin may change
 */
export function planImport(
  text: string,
  products: readonly AdminProduct[],
  rules: ProductRules,
  extensions: readonly ExtensionField[] = extensionsIn(products),
  texts: ProductTexts = noTexts,
): ImportPlan {
  const [header, ...rows] = fromCsv(text);
  if (!header || rows.length === 0) return { problem: i18n.t('There are no rows in this file.') };
  if (header.cells.some((cell) => cell.trim() === '')) {
    return { problem: i18n.t('Row 1: a column has no name.') };
  }
  const sizes = csvSizes(products, rules.allowedSizes);
  const known = knownColumns(sizes, texts);
  const columns = header.cells.map((cell) => findColumn(cell, known));
  const unknown = header.cells.filter((_, index) => columns[index] === undefined);
  const otherLanguages = unknown.filter(isTextColumn);
  if (otherLanguages.length > 0) {
    return {
      problem: i18n.t(
        'Row 1: the column “{columns}” is for a language that the shop does not have, or whose texts your role may not change.',
        { columns: otherLanguages.join('”, “') },
      ),
    };
  }
  if (unknown.length > 0) {
    return {
      problem: i18n.t('Row 1: there is no column “{columns}” here.', {
        columns: unknown.join('”, “'),
      }),
    };
  }
  const twice = columns.find((column, index) => columns.indexOf(column) < index);
  if (twice)
    return { problem: i18n.t('Row 1: the column “{column}” is there twice.', { column: twice }) };

  const byId = new Map(products.map((product) => [product._id, product]));
  const rowsOfIds = new Map<string, number>();
  return {
    header: header.cells,
    rows: rows.map(planRow),
    hasDrafts: extensions.includes('draft'),
  };

  function planRow(row: CsvRow): PlannedRow {
    const cells = toRecord(columns, row.cells);
    const id = cells.id?.trim() ?? '';
    const product = byId.get(id);
    const { fields, problems } = readProductRow(cells, rules, product);
    const name = fields.details.name ?? product?.name ?? '';
    const about = {
      number: row.number,
      name: name && nameInColour({ ...product, ...fields.details, name }),
      cells: row.cells,
      newPictures: (fields.imageNames ?? []).filter(
        (name) => !product?.images.some((image) => image.name === name),
      ),
    };
    problems.push(...unsupportedFields(fields.details, extensions));
    problems.push(...unknownSizes(fields.details, sizes));
    const stock = readStock(cells, sizes, product);
    problems.push(...stock.problems);
    const areStored = rules.stockCodes ?? false;
    const { codes, problems: wrongCodes } = readCodes(cells, { sizes, areStored });
    problems.push(...wrongCodes);
    const kept = areStored ? codes : noCodes;
    const translated = readTexts(cells, texts, { product, details: fields.details });
    problems.push(...translated.problems);
    const details = { price: 0, ...product, ...fields.details };
    if (!isReduction(details.price, details.regularPrice ?? 0)) {
      problems.push(i18n.t('regularPrice is not above the price'));
    }
    for (const [field, problem] of saleDayProblems(details)) {
      problems.push(i18n.t('{field} {problem}', { field, problem }));
    }

    if (row.isBroken) problems.unshift(i18n.t('a quotation mark is never closed'));
    if (row.cells.length !== columns.length) {
      problems.unshift(
        i18n.t(
          '{cells, plural, one {there is # cell where row 1 has {expected}} other {there are # cells where row 1 has {expected}}}',
          { cells: row.cells.length, expected: columns.length },
        ),
      );
    }
    if (id !== '') {
      const first = rowsOfIds.get(id);
      if (first !== undefined)
        problems.unshift(i18n.t('id is in row {row} already', { row: first }));
      else if (!product) problems.unshift(i18n.t('id “{id}” belongs to no product', { id }));
      rowsOfIds.set(id, first ?? row.number);
    } else problems.push(...missingColumns(cells));

    if (problems.length > 0) return { ...about, kind: 'error', problems };
    if (!product)
      return {
        ...about,
        kind: 'add',
        product: withExtensions(toNewProduct(fields, stock.sizes, kept, rules), extensions),
        texts: translated.changes,
      };
    const change = toChange(product, fields, stock.sizes, kept, rules);
    const differences = productDifferences(product, change, stock.seen);
    const { changes } = translated;
    if (differences.length + changes.length === 0) return { ...about, kind: 'same' };
    // Our server, whose products have versions, checks all fields of a product that changes. Sizes
    // are unknown if its parameters could not be loaded.
    const isChecked = differences.length > 0 && product.version && rules.allowedSizes.length > 0;
    const refused = isChecked ? productInputProblems(change, rules, () => true) : [];
    const reasons = [...refused.values()];
    if (reasons.length > 0) return { ...about, kind: 'error', problems: reasons };
    return { ...about, kind: 'change', change, differences, texts: changes };
  }
}

function knownColumns(sizes: readonly string[], texts: ProductTexts): string[] {
  const translated = columnsOf(texts).map(({ name }) => name);
  const seen = [stockSeenColumn, textsSeenColumn];
  const further = [...seen, ...codeColumnNames, ...translated, errorColumn];
  return [...productColumns, ...sizes, ...further];
}

function findColumn(cell: string, known: readonly string[]): string | undefined {
  // Spreadsheets write the size 37.5 as 37,5 in many languages.
  const plain = (name: string) => name.trim().toLowerCase().replace(',', '.');
  return known.find((column) => plain(column) === plain(cell));
}

function toRecord(columns: readonly (string | undefined)[], cells: readonly string[]) {
  return Object.fromEntries(
    columns.flatMap((column, index) => {
      const cell = cells[index];
      return column === undefined || cell === undefined ? [] : [[column, cell]];
    }),
  ) as Partial<Record<ProductColumn, string>>;
}

/** Errors for filled fields that the server does not support. */
function unsupportedFields(
  details: Partial<ProductDetails>,
  extensions: readonly ExtensionField[],
): string[] {
  const isSaid = (name: ExtensionField) => String(details[name] || '') !== '';
  const lacking = extensionFields.filter((name) => !extensions.includes(name) && isSaid(name));
  return lacking.map((name) =>
    i18n.t('{column} is not something this shop stores', { column: name }),
  );
}

/** Errors for measures of unknown sizes. Measures of sizes not offered are dropped. */
function unknownSizes({ measures = [] }: Partial<ProductDetails>, sizes: readonly string[]) {
  const unknown = measures.filter(({ size }) => !sizes.includes(size));
  return unknown.map(({ size }) =>
    i18n.t('measures has “{size}”, which is not a size here', { size }),
  );
}

function missingColumns(cells: Partial<Record<ProductColumn, string>>): string[] {
  return productFieldNames
    .filter((name) => productFields[name].isRequired && cells[name] === undefined)
    .map((column) => i18n.t('{column} is missing, which a new product needs', { column }));
}

const noCodes: Codes = new Map();
