import type { ProductGroup } from '../../../../contract/schemas/selling.ts';
import type { ImportRow } from '../../../lib/importPictures.ts';
import { pluralize } from '../../../lib/pluralize.ts';

/** The outcome of a row; absent until it was tried. */
export type RowResult =
  /** Its picture of this number is uploading, of so many. */
  | { status: 'uploading'; picture: number; of: number }
  | { status: 'saving' }
  | { status: 'done' }
  /** `mayBeSaved`: no answer was heard. */
  | { status: 'failed'; reason: string; mayBeSaved?: boolean };

/** The outcomes of the rows, by row number. */
export type RowResults = ReadonlyMap<number, RowResult>;

/** The import of a file and the pictures that were chosen along with it. */
export type ImportRun =
  /** `pictures`: how many were chosen so far. */
  | { step: 'choose'; pictures: number; problems: readonly string[] }
  | { step: 'reading' }
  | {
      step: 'planned' | 'running';
      fileName: string;
      /** The file's first row. */
      header: readonly string[];
      rows: readonly ImportRow[];
      /** What is wrong with chosen files. */
      problems: readonly string[];
      /** The names of chosen pictures that no row uses. */
      unused: readonly string[];
      /** The kinds that no product has so far. */
      newKinds: readonly ProductGroup[];
      results: RowResults;
      /** Whether every new product comes as a draft; undefined where the shop has no drafts. */
      asDrafts?: boolean | undefined;
    };

/** The rows that still have something to do. */
export function openRows(rows: readonly ImportRow[], results: RowResults): ImportRow[] {
  return rows.filter(
    ({ kind, number }) =>
      (kind === 'add' || kind === 'change') && results.get(number)?.status !== 'done',
  );
}

/** The rows that are not imported yet, with what is wrong with each. */
export function failedRows(
  rows: readonly ImportRow[],
  results: RowResults,
): { number: number; cells: readonly string[]; problems: readonly string[] }[] {
  return rows.flatMap((row) => {
    const { number, cells } = row;
    const result = results.get(number);
    if (row.kind === 'error') return [{ number, cells, problems: row.problems }];
    return result?.status === 'failed' ? [{ number, cells, problems: [result.reason] }] : [];
  });
}

/** What applying these rows does, as a button says it. */
export function applyLabel(rows: readonly ImportRow[]): string {
  const added = rows.filter(({ kind }) => kind === 'add').length;
  const changed = rows.length - added;
  const changes = `Apply ${pluralize(changed, 'change')}`;
  if (added === 0) return changes;
  if (changed > 0) return `${changes} and add ${added}`;
  return `Add ${pluralize(added, 'product')}`;
}
