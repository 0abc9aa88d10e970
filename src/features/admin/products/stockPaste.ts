import type { StockEntry } from './stockEntries.ts';

/** The rows after a paste, or what is wrong with it: then nothing changes. */
type Pasted = { rows: StockEntry[] } | { problems: string[] };

/** Whether a pasted text is a column, and not just a number for one field. */
export function isColumn(text: string): boolean {
  return /[\t\r\n]/.test(text.trim());
}

/**
 * A column out of a spreadsheet: numbers fill the rows from `start` on downwards; with two columns,
 * each number goes to the size before it. A size that gets a number is offered from then on, an
 * empty cell leaves its row as it is.
 */
export function pasteStock(rows: readonly StockEntry[], start: number, text: string): Pasted {
  const lines = text.split(/\r\n|\r|\n/);
  const hasPairs = text.trim().includes('\t');
  const quantities = new Map<string, string>();
  const problems = lines.flatMap((line, index) => {
    const problem = hasPairs ? takePair(line) : takeNumber(line, start + index);
    return problem === undefined ? [] : [`Line ${index + 1}: ${problem}`];
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
    if (more.some(Boolean)) return 'there are more than two columns';
    if (name === '' && cell === '') return undefined;
    const row = rows.find(({ size }) => size.toLowerCase() === name.toLowerCase());
    if (!row) return `there is no size “${name}” here`;
    if (quantities.has(row.size)) return `size ${row.size} is there twice`;
    return takeQuantity(row, cell);
  }

  function takeNumber(line: string, index: number): string | undefined {
    const row = rows[index];
    if (line.trim() === '') return undefined;
    return row ? takeQuantity(row, line.trim()) : 'there is no size left for it';
  }

  function takeQuantity({ size }: StockEntry, cell: string): string | undefined {
    if (cell === '') return undefined;
    if (!/^\d+$/.test(cell)) return `“${cell}” is not a whole number, 0 or more`;
    quantities.set(size, cell);
    return undefined;
  }
}
