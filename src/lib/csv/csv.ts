import Papa from 'papaparse';

type Cell = string | number | boolean;

/**
 * Positions where spreadsheets may start a formula, after any number of our guards: at the start of
 * a cell, even if the spreadsheet separates columns by semicolons.
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

export type CsvRow = {
  /** 1-based spreadsheet row: counts empty rows, but not line breaks within cells. */
  number: number;
  cells: string[];
  /** Has an unclosed quotation mark. */
  isBroken: boolean;
};

/** First line with which Excel declares its separator; other programs add empty cells to it. */
const declaration = /^\uFEFF?"?sep=(.?)"?[,;\t]*(\r\n|\r|\n)/i;

/**
 * Parses a CSV file, without the guards of `toCsv`. The header determines the separator: comma,
 * semicolon, tab, or the declared one. Skips empty rows, and columns without a header and cells.
 */
export function fromCsv(text: string): CsvRow[] {
  const rows: CsvRow[] = [];
  const declared = declaration.exec(text)?.[1];
  const source = text.replace(declaration, '').replace(/^\uFEFF/, '');
  let number = 0;
  Papa.parse<string[]>(source, {
    delimiter: delimiterOf(source, declared),
    step: ({ data, errors }) => {
      number += 1;
      const isBroken = errors.some(({ type }) => type === 'Quotes');
      if (data.some((cell) => cell !== '')) {
        rows.push({ number, cells: data.map(unguard), isBroken });
      }
    },
  });
  return withoutEmptyColumns(rows);
}

/** Spreadsheets write a column that was once used, or has a format. */
function withoutEmptyColumns(rows: readonly CsvRow[]): CsvRow[] {
  const used = new Set(
    rows.flatMap(({ cells }) => cells.flatMap((cell, index) => (cell.trim() === '' ? [] : index))),
  );
  return rows.map((row) => ({ ...row, cells: row.cells.filter((_, index) => used.has(index)) }));
}

/**
 * Reads a CSV file: UTF-8, or the UTF-16 of Excel's “Unicode Text”. Undefined for other encodings,
 * which would garble names.
 */
export async function readCsvFile(file: Blob): Promise<string | undefined> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The declared separator if the first line has it, else the most frequent one. */
function delimiterOf(source: string, declared = ''): string {
  const [first = ''] = source.split(/\r\n|\r|\n/, 1);
  const count = (separator: string) => first.split(separator).length;
  if (declared && first.includes(declared)) return declared;
  return [',', ';', '\t'].reduce((best, other) => (count(other) > count(best) ? other : best));
}

function guard(cell: Cell): Cell {
  return typeof cell === 'string' ? cell.replace(formula, "$1'") : cell;
}

function unguard(cell: string): string {
  return cell.replace(guardedFormula, '$1');
}
