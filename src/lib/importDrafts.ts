import type { PlannedRow } from './productCsvPlan.ts';

/** The rows with every new product as a draft, whatever the file says. */
export function withDrafts(rows: readonly PlannedRow[]): PlannedRow[] {
  return rows.map((row) =>
    row.kind === 'add' ? { ...row, product: { ...row.product, draft: true } } : row,
  );
}
