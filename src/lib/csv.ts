import Papa from 'papaparse';

type Cell = string | number | boolean;

/**
 * Where a spreadsheet would take what follows for a formula, behind any number of our own guards: at
 * the beginning of a cell, or of what it makes a cell if it parts columns by semicolons.
 */
const formula = /(^|[;\t\r\n])(?='*[=+\-@\t\r\n＝＋－＠])/g;
const guardedFormula = /(^|[;\t\r\n])'(?='*[=+\-@\t\r\n＝＋－＠])/g;

/**
 * A table as a CSV file (RFC 4180) that spreadsheets open as what it is: UTF-8 with a mark, lines
 * that end in CR LF, and texts that look like a formula behind an apostrophe.
 */
export function toCsv(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const guarded = [header, ...rows].map((row) => row.map(guard));
  return `\uFEFF${Papa.unparse(guarded, { newline: '\r\n' })}\r\n`;
}

/** A row of a file. */
export type CsvRow = {
  /** From 1, as a spreadsheet counts: empty rows too, and a cell with line breaks once. */
  number: number;
  cells: string[];
  /** A quotation mark in it is never closed. */
  isBroken: boolean;
};

/**
 * The rows of a CSV file, as texts and without the guards of `toCsv`; commas, semicolons and tabs
 * are told apart by the first line. Rows with nothing in them are left out.
 */
export function fromCsv(text: string): CsvRow[] {
  const rows: CsvRow[] = [];
  const source = text.replace(/^\uFEFF/, '');
  let number = 0;
  Papa.parse<string[]>(source, {
    delimiter: delimiterOf(source),
    step: ({ data, errors }) => {
      number += 1;
      const isBroken = errors.some(({ type }) => type === 'Quotes');
      if (data.some((cell) => cell !== '')) {
        rows.push({ number, cells: data.map(unguard), isBroken });
      }
    },
  });
  return rows;
}

/** A file that is not UTF-8 would turn names into something else: then it answers undefined. */
export async function readCsvFile(file: Blob): Promise<string | undefined> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return undefined;
  }
}

/** The separator that the first line has most of. */
function delimiterOf(source: string): string {
  const [first = ''] = source.split(/\r\n|\r|\n/, 1);
  const count = (separator: string) => first.split(separator).length;
  return [',', ';', '\t'].reduce((best, other) => (count(other) > count(best) ? other : best));
}

function guard(cell: Cell): Cell {
  return typeof cell === 'string' ? cell.replace(formula, "$1'") : cell;
}

function unguard(cell: string): string {
  return cell.replace(guardedFormula, '$1');
}
