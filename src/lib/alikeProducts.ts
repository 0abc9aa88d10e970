import type { PlannedRow } from './productCsvPlan.ts';

type Named = { name: string; colour?: string | undefined; style?: string | undefined };

/** Warns of new products that look like one of the shop's, or of a row before them. */
export function warnOfAlike(rows: readonly PlannedRow[], products: readonly Named[]): PlannedRow[] {
  const known = new Set(products.map(keyOf));
  const firstRows = new Map<string, number>();
  return rows.map((row) => {
    if (row.kind !== 'add') return row;
    const key = keyOf(row.product);
    const first = firstRows.get(key);
    if (known.has(key)) return { ...row, warning: `There is already a “${row.name}”` };
    if (first !== undefined) {
      return { ...row, warning: `There is already a “${row.name}” in row ${first}` };
    }
    firstRows.set(key, row.number);
    return row;
  });
}

function keyOf({ name, colour = '', style = '' }: Named): string {
  return [name, colour, style].map((text) => text.normalize('NFC').trim().toLowerCase()).join('\n');
}
