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
