import type { PlannedRow } from './productCsvPlan.ts';
import { fileProblem } from './sentPictures.ts';

/** The pictures that were chosen along with a file of products, by `keyOf` their names. */
type ChosenPictures = ReadonlyMap<string, File>;

/** `problems` has the files that will not do, and those of one name. */
export type PictureChoice = { chosen: ChosenPictures; problems: readonly string[] };

/** A row with the pictures that come along with it, by what the row calls them. */
export type ImportRow = PlannedRow & {
  files: ReadonlyMap<string, File>;
  /** What the row calls pictures that were neither chosen nor are in the shop. */
  missing: readonly string[];
};

/** Names are the same whatever their case, and however their accents are put together. */
function keyOf(name: string): string {
  return name.normalize('NFC').trim().toLowerCase();
}

/** Adds files to the chosen ones. */
export function choosePictures(before: ChosenPictures, files: readonly File[]): PictureChoice {
  const chosen = new Map(before);
  const problems: string[] = [];
  for (const file of files) {
    const problem = fileProblem(file);
    const other = chosen.get(keyOf(file.name));
    if (problem) problems.push(problem);
    // What was uploaded of a file is known by the file that was chosen first.
    else if (!other || !isSameFile(other, file)) {
      if (other) problems.push(`There are two pictures “${file.name}”: the last one counts.`);
      chosen.set(keyOf(file.name), file);
    }
  }
  return { chosen, problems };
}

function isSameFile(one: File, other: File): boolean {
  return one.size === other.size && one.lastModified === other.lastModified;
}

/**
 * The rows with the files that they name; a row that names one which is nowhere is an error.
 * @param isInShop whether the shop has a picture of exactly this name
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
        problems.push(`picture “${name}” is there twice`);
      else if (file) files.set(name, file);
      else if (!isInShop(name)) missing.push(name);
    }
    problems.push(...missing.map((name) => `picture “${name}” was not chosen`));
    if (problems.length === 0) return { ...row, files, missing };
    const { number, name, cells, newPictures } = row;
    if (row.kind === 'error') problems.unshift(...row.problems);
    return { number, name, cells, newPictures, kind: 'error', problems, files, missing };
  });
}

/** What the rows call pictures that are nowhere, each once. */
export function missingPictures(rows: readonly ImportRow[]): string[] {
  return [...new Set(rows.flatMap(({ missing }) => missing))];
}

/** The names of chosen files that no row uses. */
export function unusedPictures(rows: readonly ImportRow[], chosen: ChosenPictures): string[] {
  const used = new Set(rows.flatMap(({ files }) => [...files.values()]));
  return [...chosen.values()].filter((file) => !used.has(file)).map(({ name }) => name);
}

/** A product with the names that its pictures have in the shop by now. */
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

/** A chosen file that is a table, or was meant as one: spreadsheets are named when they are read. */
export function isTable({ name, type }: File): boolean {
  return /\.(csv|tsv|txt|xlsx?|ods|numbers)$/i.test(name) || /^text\/(csv|plain|tab)/.test(type);
}
