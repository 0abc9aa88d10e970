import type { PlannedRow } from '../../../lib/productCsvPlan.ts';

/** What came of a row so far; a row without one has not been tried. */
export type RowResult =
  | { status: 'saving' }
  | { status: 'done' }
  | { status: 'failed'; reason: string };

/** A file on its way into the shop: `results` by line. */
export type ImportRun =
  | { step: 'choose'; problem?: string }
  | { step: 'reading' }
  | {
      step: 'planned' | 'running';
      fileName: string;
      /** The file's first row. */
      header: readonly string[];
      rows: readonly PlannedRow[];
      results: ReadonlyMap<number, RowResult>;
    };

/** The rows that still have something to do. */
export function openRows(
  rows: readonly PlannedRow[],
  results: ReadonlyMap<number, RowResult>,
): PlannedRow[] {
  return rows.filter(
    ({ kind, line }) =>
      (kind === 'add' || kind === 'change') && results.get(line)?.status !== 'done',
  );
}

/** The rows that did not get into the shop so far, with what is wrong with each. */
export function failedRows(
  rows: readonly PlannedRow[],
  results: ReadonlyMap<number, RowResult>,
): { line: number; cells: readonly string[]; problems: readonly string[] }[] {
  return rows.flatMap((row) => {
    const { line, cells } = row;
    const result = results.get(line);
    if (row.kind === 'error') return [{ line, cells, problems: row.problems }];
    return result?.status === 'failed' ? [{ line, cells, problems: [result.reason] }] : [];
  });
}
