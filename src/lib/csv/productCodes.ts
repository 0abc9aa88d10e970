import { i18n } from '../../../contract/i18n.ts';
import { ownerLimits } from '../../../contract/rules/ownerLimits.ts';
import {
  barcodeProblem,
  type StockCodes,
  skuProblem,
  trimCodes,
} from '../../../contract/rules/stockCodes.ts';
import type { AdminProduct } from '../../../contract/schemas/adminProduct.ts';
import { notWrittenAs } from './productCsvRow.ts';

type CodedSizes = readonly (StockCodes & { size: string })[];

/** Columns with the codes of each size, as `M=LCS-M; L=LCS-L`. */
const codeColumns = { skus: 'sku', barcodes: 'barcode' } as const;

type CodeColumn = keyof typeof codeColumns;

export const codeColumnNames = Object.keys(codeColumns) as CodeColumn[];

/** Returns true if the server stores codes. */
export function haveCodes(products: readonly AdminProduct[]): boolean {
  return products.some(({ sizes }) => sizes.some(({ sku }) => sku !== undefined));
}

export function codesText(sizes: CodedSizes, column: CodeColumn): string {
  return sizes
    .flatMap((entry) => {
      const code = entry[codeColumns[column]];
      return code ? [`${entry.size}=${code}`] : [];
    })
    .join('; ');
}

/** Codes by size of each column that a row has, and its problems. */
export function readCodes(
  cells: Partial<Record<string, string>>,
  { sizes, areStored }: { sizes: readonly string[]; areStored: boolean },
) {
  const codes = new Map<CodeColumn, ReadonlyMap<string, string>>();
  const problems: string[] = [];
  for (const column of codeColumnNames) {
    const cell = cells[column];
    if (cell === undefined) continue;
    const found = new Map<string, string>();
    for (const entry of cell.split(';').flatMap((text) => text.trim() || [])) {
      const end = entry.lastIndexOf('=');
      const size = entry.slice(0, end).trim();
      const name = codeColumns[column];
      const code = trimCodes({ [name]: entry.slice(end + 1) } as StockCodes)[name] ?? '';
      const wrong = column === 'barcodes' ? barcodeProblem(code) : skuProblem(code);
      if (end < 1 || !code) {
        problems.push(notWrittenAs(column, entry, 'M=LCS-M; L=LCS-L'));
      } else if (!sizes.includes(size)) {
        problems.push(i18n.t('{column} has “{size}”, which is not a size here', { column, size }));
      } else if (wrong) {
        problems.push(
          i18n.t('{column} has “{code}”, which {problem}', { column, code, problem: wrong }),
        );
      } else if (code.length > ownerLimits.sku.max) {
        problems.push(i18n.t('{column} has “{code}”, which is too long', { column, code }));
      }
      found.set(size, code);
    }
    if (found.size > 0 && !areStored) {
      problems.push(i18n.t('{column} is not something this shop stores', { column }));
    }
    codes.set(column, found);
  }
  return { codes, problems };
}

/** Puts codes into sizes; a size without one in a column loses it. */
export function withCodes<S extends StockCodes & { size: string }>(
  sizes: readonly S[],
  codes: ReturnType<typeof readCodes>['codes'],
): S[] {
  return sizes.map((entry) => {
    const changed = { ...entry };
    for (const [column, found] of codes) changed[codeColumns[column]] = found.get(entry.size) ?? '';
    return changed;
  });
}
