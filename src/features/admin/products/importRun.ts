import { i18n } from '../../../../contract/i18n.ts';
import type { ProductDetails } from '../../../../contract/rules/productFields.ts';
import { isInGroups, normalGroups } from '../../../../contract/rules/productGroups.ts';
import type { ProductGroup } from '../../../../contract/schemas/selling.ts';
import type { PlannedRow } from '../../../lib/csv/productCsvPlan.ts';
import { fileProblem } from '../../../lib/sentPictures.ts';
import type { ShopFile } from '../../../lib/shopFile/shopFile.ts';
import type { ShopAnswers, ShopQuestions } from '../../../lib/shopFile/shopQuestions.ts';

/** Result of a row; absent before the attempt. */
export type RowResult =
  /** Uploading picture number `picture` of `of`. */
  | { status: 'uploading'; picture: number; of: number }
  | { status: 'saving' }
  /** `note`: what the saved product lacks. */
  | { status: 'done'; note?: string }
  /** `mayBeSaved`: the reply was lost. `savedId`: the product whose translations are not saved. */
  | { status: 'failed'; reason: string; mayBeSaved?: boolean; savedId?: string };

/** Results by row number. */
export type RowResults = ReadonlyMap<number, RowResult>;

/** State of an import: a CSV file and its pictures. */
export type ImportRun =
  /** `pictures`: number chosen so far. */
  | { step: 'choose'; pictures: number; problems: readonly string[] }
  | { step: 'reading' }
  /** A file of another shop, and its open questions. */
  | {
      step: 'asking';
      fileName: string;
      file: ShopFile;
      questions: ShopQuestions;
      answers: ShopAnswers;
    }
  | {
      step: 'planned' | 'running';
      fileName: string;
      header: readonly string[];
      rows: readonly ImportRow[];
      problems: readonly string[];
      /** Names of chosen pictures that no row uses. */
      unused: readonly string[];
      /** Kinds that no product has yet. */
      newKinds: readonly ProductGroup[];
      results: RowResults;
      /** The file is of another shop: its questions can be answered again. */
      isOfShop?: boolean;
      /** Import new products as drafts; undefined if the server does not support drafts. */
      asDrafts?: boolean | undefined;
    };

/** Rows that still need to be imported. */
export function unsavedRows(rows: readonly ImportRow[], results: RowResults): ImportRow[] {
  return rows.filter(
    ({ kind, number }) =>
      (kind === 'add' || kind === 'change') && results.get(number)?.status !== 'done',
  );
}

/** Rows that are not imported yet, with the reason. */
export function failedRows(
  rows: readonly ImportRow[],
  results: RowResults,
): { number: number; cells: readonly string[]; problems: readonly string[]; id?: string }[] {
  return rows.flatMap((row) => {
    const result = results.get(row.number);
    const failed = result?.status === 'failed' ? [result.reason] : [];
    const problems = row.kind === 'error' ? row.problems : failed;
    if (problems.length === 0) return [];
    const number = Math.floor(row.number);
    const further = (row.further ?? []).map((cells) => ({
      number,
      cells,
      problems: [i18n.t('see above')],
    }));
    const id = result?.status === 'failed' ? result.savedId : undefined;
    return [{ number, cells: row.cells, problems, ...(id && { id }) }, ...further];
  });
}

export function applyLabel(rows: readonly ImportRow[]): string {
  const added = rows.filter(({ kind }) => kind === 'add').length;
  const changed = rows.length - added;
  const counts = { added, changed };
  if (added === 0)
    return i18n.t('{changed, plural, one {Apply # change} other {Apply # changes}}', counts);
  if (changed === 0)
    return i18n.t('{added, plural, one {Add # product} other {Add # products}}', counts);
  return i18n.t(
    '{changed, plural, one {Apply # change and add {added}} other {Apply # changes and add {added}}}',
    counts,
  );
}

/** Pictures chosen for an import, by `keyOf` of their names. */
type ChosenPictures = ReadonlyMap<string, File>;

/** `problems`: unusable files, and duplicate names. */
export type PictureChoice = { chosen: ChosenPictures; problems: readonly string[] };

/** Row with its picture files, by their names in the row. */
export type ImportRow = PlannedRow & {
  files: ReadonlyMap<string, File>;
  /** Names of pictures that are neither chosen nor in the shop. */
  missing: readonly string[];
};

/** File name of a picture, or of one with a URL, in one case and Unicode form. */
function keyOf(name: string): string {
  const file = /([^/]*?)(?:\?.*)?$/.exec(name)?.[1] ?? name;
  return (name.includes('/') ? file : name).normalize('NFC').trim().toLowerCase();
}

/** Returns true for a picture that the server can fetch. */
export function isPictureUrl(name: string): boolean {
  return /^https?:\/\//.test(name);
}

export function choosePictures(before: ChosenPictures, files: readonly File[]): PictureChoice {
  const chosen = new Map(before);
  const problems: string[] = [];
  for (const file of files) {
    const problem = fileProblem(file);
    const other = chosen.get(keyOf(file.name));
    if (problem) problems.push(problem);
    // Keep the `File` chosen first, which identifies its upload.
    else if (!other || !isSameFile(other, file)) {
      if (other)
        problems.push(
          i18n.t('There are two pictures “{name}”: the last one counts.', { name: file.name }),
        );
      chosen.set(keyOf(file.name), file);
    }
  }
  return { chosen, problems };
}

function isSameFile(one: File, other: File): boolean {
  return one.size === other.size && one.lastModified === other.lastModified;
}

/**
 * Assigns the files to rows by name; a row with a missing picture becomes an error.
 * @param isInShop returns true if the shop has a picture of exactly this name
 */
export function withPictures(
  rows: readonly PlannedRow[],
  chosen: ChosenPictures,
  isInShop: (name: string) => boolean,
): ImportRow[] {
  return rows.map((row) => {
    const files = new Map<string, File>();
    const missing: string[] = [];
    const problems: string[] = [];
    for (const name of row.newPictures) {
      const file = chosen.get(keyOf(name));
      if (file && [...files.values()].includes(file))
        problems.push(i18n.t('picture “{name}” is there twice', { name }));
      else if (file) files.set(name, file);
      else if (!isInShop(name)) missing.push(name);
    }
    problems.push(...missing.map((name) => i18n.t('picture “{name}” was not chosen', { name })));
    if (problems.length === 0) return { ...row, files, missing };
    const { number, name, cells, newPictures, further = [] } = row;
    if (row.kind === 'error') problems.unshift(...row.problems);
    const about = { number, name, cells, newPictures, further };
    return { ...about, kind: 'error', problems, files, missing };
  });
}

export function missingPictures(rows: readonly ImportRow[]): string[] {
  return [...new Set(rows.flatMap(({ missing }) => missing))];
}

/** Names of chosen files that no row uses. */
export function unusedPictures(rows: readonly ImportRow[], chosen: ChosenPictures): string[] {
  const used = new Set(rows.flatMap(({ files }) => [...files.values()]));
  return [...chosen.values()].filter((file) => !used.has(file)).map(({ name }) => name);
}

/** Replaces file names by the pictures' names in the shop. */
export function renamePictures<P extends { images: { name: string; flagman: boolean }[] }>(
  product: P,
  stored: ReadonlyMap<string, string>,
): P {
  const images = product.images.map((image) => ({
    ...image,
    name: stored.get(image.name) ?? image.name,
  }));
  return { ...product, images };
}

/** Returns true for tables, including spreadsheets, which the reader rejects by name. */
export function isTable({ name, type }: File): boolean {
  return /\.(csv|tsv|txt|xlsx?|ods|numbers)$/i.test(name) || /^text\/(csv|plain|tab)/.test(type);
}

/** Makes all new products drafts, whatever the file says. */
export function withDrafts(rows: readonly PlannedRow[]): PlannedRow[] {
  return rows.map((row) =>
    row.kind === 'add' ? { ...row, product: { ...row.product, draft: true } } : row,
  );
}

type Named = { name: string; colour?: string | undefined; style?: string | undefined };

/** Adds warnings to new products that resemble an existing one or an earlier row. */
export function warnOfDuplicates(
  rows: readonly PlannedRow[],
  products: readonly Named[],
): PlannedRow[] {
  const known = new Set(products.map(rowKey));
  const firstRows = new Map<string, number>();
  return rows.map((row) => {
    if (row.kind !== 'add') return row;
    const key = rowKey(row.product);
    const first = firstRows.get(key);
    if (known.has(key))
      return { ...row, warning: i18n.t('There is already a “{name}”', { name: row.name }) };
    if (first !== undefined) {
      return {
        ...row,
        warning: i18n.t('There is already a “{name}” in row {first}', { name: row.name, first }),
      };
    }
    firstRows.set(key, row.number);
    return row;
  });
}

function rowKey({ name, colour = '', style = '' }: Named): string {
  return [name, colour, style].map((text) => text.normalize('NFC').trim().toLowerCase()).join('\n');
}

type OfKind = Pick<ProductDetails, 'category' | 'kind'>;

/** Kinds that the rows would add. Kinds are free text, so a misspelt one is new, too. */
export function newKinds(rows: readonly PlannedRow[], products: readonly OfKind[]): ProductGroup[] {
  const added: OfKind[] = rows.flatMap((row) => {
    if (row.kind === 'add') return row.product;
    return row.kind === 'change' ? row.change : [];
  });
  const known = groupsOf(products);
  return normalGroups(groupsOf(added).filter((group) => !isInGroups(group, known)));
}

function groupsOf(products: readonly OfKind[]): ProductGroup[] {
  return products.flatMap(({ category, kind }) => (kind ? { category, kind } : []));
}
