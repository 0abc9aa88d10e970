import { toCsv } from './csv.ts';
import { errorColumn } from './productCsv.ts';

/** A row of a file that did not get into the shop. */
type FailedRow = {
  number: number;
  /** As they stand in the file. */
  cells: readonly string[];
  problems: readonly string[];
};

/**
 * The failed rows as they stood in their file, each with what is wrong with it in a column at the
 * end. Put right, the file can be imported as it is: that column is passed over.
 */
export function productErrorsToCsv(header: readonly string[], rows: readonly FailedRow[]): string {
  const kept = header.flatMap((column, index) => (isErrorColumn(column) ? [] : [index]));
  return toCsv(
    [...kept.map((index) => header[index] ?? ''), errorColumn],
    rows.map(({ number, cells, problems }) => [
      ...kept.map((index) => cells[index] ?? ''),
      `Row ${number}: ${problems.join('; ')}`,
      ...cells.slice(header.length),
    ]),
  );
}

function isErrorColumn(column: string): boolean {
  return column.trim().toLowerCase() === errorColumn;
}
