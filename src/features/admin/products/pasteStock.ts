import { i18n } from '../../../../contract/i18n.ts';
import type { StockEntry } from './stockEntries.ts';

/** Rows after a paste, or its problems; with problems, nothing changes. */
type Pasted = { rows: StockEntry[] } | { problems: string[] };

/** Returns true if the pasted text is a column, not a single number. */
export function isColumn(text: string): boolean {
  return /[\t\r\n]/.test(text.trim());
}

/**
 * Applies pasted spreadsheet cells. One column fills the rows from `start` downwards; of two, the
 * first names the size. Sizes with a number become offered; empty cells change nothing.
 */
export function pasteStock(rows: readonly StockEntry[], start: number, text: string): Pasted {
  const lines = text.split(/\r\n|\r|\n/);
  const hasPairs = text.trim().includes('\t');
  const quantities = new Map<string, string>();
  const problems = lines.flatMap((line, index) => {
    const problem = hasPairs ? takePair(line) : takeNumber(line, start + index);
    return problem === undefined
      ? []
      : [i18n.t('Line {line}: {problem}', { line: index + 1, problem })];
  });
  if (problems.length > 0) return { problems };
  return {
    rows: rows.map((row) => {
      const quantity = quantities.get(row.size);
      return quantity === undefined ? row : { ...row, offered: true, quantity };
    }),
  };

  function takePair(line: string): string | undefined {
    const [name = '', cell = '', ...more] = line.split('\t').map((part) => part.trim());
    if (more.some(Boolean)) return i18n.t('there are more than two columns');
    if (name === '' && cell === '') return undefined;
    const row = rows.find(({ size }) => size.toLowerCase() === name.toLowerCase());
    if (!row) return i18n.t('there is no size “{size}” here', { size: name });
    if (quantities.has(row.size)) return i18n.t('size {size} is there twice', { size: row.size });
    return takeQuantity(row, cell);
  }

  function takeNumber(line: string, index: number): string | undefined {
    const row = rows[index];
    if (line.trim() === '') return undefined;
    return row ? takeQuantity(row, line.trim()) : i18n.t('there is no size left for it');
  }

  function takeQuantity({ size }: StockEntry, cell: string): string | undefined {
    if (cell === '') return undefined;
    if (!/^\d+$/.test(cell)) return i18n.t('“{cell}” is not a whole number, 0 or more', { cell });
    quantities.set(size, cell);
    return undefined;
  }
}
