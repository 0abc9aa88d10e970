import Papa from 'papaparse';

type Cell = string | number | boolean;

/**
 * Positions where spreadsheets may start a formula, after any number of our guards: at the start of
 * a cell, also if the spreadsheet separates columns by semicolons.
 */
const formula = /(^|[;\t\r\n])(?='*[=+\-@\t\r\n＝＋－＠])/g;
const guardedFormula = /(^|[;\t\r\n])'(?='*[=+\-@\t\r\n＝＋－＠])/g;

/**
 * Writes a table as CSV (RFC 4180) for spreadsheets: UTF-8 with BOM, CRLF line ends, and an
 * apostrophe before texts that look like formulas.
 */
export function toCsv(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const guarded = [header, ...rows].map((row) => row.map(guard));
  return `\uFEFF${Papa.unparse(guarded, { newline: '\r\n' })}\r\n`;
}

/** Row of a file. */
export type CsvRow = {
  /** 1-based spreadsheet row: counts empty rows, but not line breaks within cells. */
  number: number;
  cells: string[];
  /** Has an unclosed quotation mark. */
  isBroken: boolean;
};

/**
 * Parses a CSV file, without the guards of `toCsv`. The first line determines the separator: comma,
 * semicolon or tab. Skips empty rows.
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

/** Reads a CSV file; undefined if it is not UTF-8, which would garble names. */
export async function readCsvFile(file: Blob): Promise<string | undefined> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return undefined;
  }
}

/** Most frequent separator of the first line. */
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
