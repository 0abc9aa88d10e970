import type { CsvRow } from '../csv/csv.ts';
import type { Role } from './roles.ts';
import type { RowReader } from './rowReader.ts';

/**
 * Joins Magento's rows: a product's own row lists its variants, as `sku=A,size=M|sku=B,size=L`, which
 * are rows of their own.
 */
export function magentoReader(reader: RowReader, rows: readonly CsvRow[]): RowReader {
  const variants = new Map<string, { group: string; variation: string; rowType: string }>();
  for (const row of rows) {
    for (const listed of reader.get(row, 'variation').split('|')) {
      const pairs = listed.split(',').map((pair) => pair.split('='));
      const [, sku = ''] = pairs.find(([name]) => name === 'sku') ?? [];
      const options = pairs.filter(([name]) => name !== 'sku');
      const variation = options
        .map(([name, value]) => `Name=${name}|Value=${value}`)
        .join(' Type=');
      variants.set(sku, { group: reader.get(row, 'sku'), variation, rowType: 'variant' });
    }
  }
  const get = (row: CsvRow, role: Role) => {
    if (role !== 'group' && role !== 'variation' && role !== 'rowType')
      return reader.get(row, role);
    const sku = reader.get(row, 'sku');
    const own = { group: sku, variation: '', rowType: reader.get(row, 'rowType') };
    return (variants.get(sku) ?? own)[role];
  };
  return { ...reader, get };
}
