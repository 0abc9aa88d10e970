import { type CsvRow, fromCsv, toCsv } from '../csv/csv.ts';
import { plainName } from './roles.ts';

const attributes = /^attribute \(name/;

export function hasCombinations(header: readonly string[]): boolean {
  return header.some((cell) => attributes.test(plainName(cell)));
}

/**
 * Joins PrestaShop's products with its combinations, a file of their own: each becomes a row below
 * its product. Undefined for other files.
 */
export function joinCombinations(texts: readonly string[]): string | undefined {
  const tables = texts.map(fromCsv);
  const below = tables.find(([header]) => header && hasCombinations(header.cells));
  const [header, ...products] = tables.find((table) => table !== below) ?? [];
  const [names, ...combinations] = below ?? [];
  if (tables.length !== 2 || !header || !names) return undefined;
  const inProduct = reader(header);
  const inCombination = reader(names);
  const idOf = new Map(
    products.map((row) => [inProduct(row, /^reference/), inProduct(row, /^(product )?id$/)]),
  );
  const toRow = (row: CsvRow) => {
    const get = (name: RegExp) => inCombination(row, name);
    const id = get(/^product id/) || idOf.get(get(/^product reference/)) || '';
    const cells = header.cells.map((cell) => {
      const name = plainName(cell);
      if (/^(product )?id$/.test(name)) return id;
      const [shared] = /^(reference|ean13|quantity)\b/.exec(name) ?? [];
      return shared ? get(new RegExp(`^${shared}\\b`)) : '';
    });
    const options = namesIn(get(attributes)).map(
      (name, index) => `Name=${name}|Value=${namesIn(get(/^value \(/))[index] ?? ''}`,
    );
    return [
      ...[...cells, 'variation', options.join(' Type=')],
      ...[get(/^impact on price/) || '0', get(/^image urls/)],
    ];
  };
  return toCsv(
    [...header.cells, 'Row type', 'Combination', 'Price impact', 'Combination images'],
    [
      ...products.map(({ cells }) => [...cells.slice(0, header.cells.length), '', '', '', '']),
      ...combinations.map(toRow),
    ],
  );
}

function reader({ cells: header }: CsvRow) {
  const plain = header.map(plainName);
  return ({ cells }: CsvRow, name: RegExp) =>
    cells[plain.findIndex((cell) => name.test(cell))]?.trim() ?? '';
}

/** Names in `Colour:color:0, Size:select:1`. */
function namesIn(cell: string): string[] {
  return cell.split(',').map((text) => text.replace(/:.*/, '').trim());
}
