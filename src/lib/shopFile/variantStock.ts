import { i18n } from '../../../contract/i18n.ts';
import { ownerLimits } from '../../../contract/rules/ownerLimits.ts';
import {
  barcodeKey,
  barcodeProblem,
  skuKey,
  skuProblem,
} from '../../../contract/rules/stockCodes.ts';
import type { CsvRow } from '../csv/csv.ts';
import type { RowReader } from './rowReader.ts';

type Stocked = { size: string; quantity: number; description: string; row: CsvRow };

/** Stock by size; quantities of a repeated size are added. */
export function stockOf(
  variants: readonly { row: CsvRow; size: string; quantity: number | undefined }[],
  units: number,
): { sizes: Stocked[]; notes: string[] } {
  const sizes = new Map<string, Stocked>();
  const twice = new Set<string>();
  for (const { row, size, quantity = units } of variants) {
    const known = sizes.get(size);
    if (known) twice.add(size);
    const sum = Math.min((known?.quantity ?? 0) + quantity, ownerLimits.quantity.max);
    sizes.set(
      size,
      known ? { ...known, quantity: sum } : { row, size, quantity: sum, description: '' },
    );
  }
  const notes = [...twice].map((size) =>
    i18n.t('Size {size} is there more than once: its stock is added up', { size }),
  );
  return { sizes: [...sizes.values()], notes };
}

/** Adds the codes of sizes; leaves out those that this shop can't have. */
export function codesOf(sizes: readonly Stocked[], { get }: RowReader, used: Set<string>) {
  const notes: string[] = [];
  function take(kind: 'sku' | 'barcode', code: string, key: string, problem?: string): string {
    if (code === '') return '';
    if (problem !== undefined) {
      notes.push(
        i18n.t(
          '{kind, select, sku {The SKU {code} is left out: it {problem}} other {The barcode {code} is left out: it {problem}}}',
          { kind, code, problem },
        ),
      );
    } else if (used.has(key)) {
      notes.push(
        i18n.t(
          '{kind, select, sku {The SKU {code} is left out: another size has it} other {The barcode {code} is left out: another size has it}}',
          { kind, code },
        ),
      );
    } else {
      used.add(key);
      return code;
    }
    return '';
  }
  const coded = sizes.map(({ row, ...entry }) => {
    const clean = (text: string) => text.replace(/^'/, '').trim();
    const sku = clean(get(row, 'sku'));
    const barcode = clean(get(row, 'barcode')).replace(/[\s-]|\.0+$/g, '');
    const isLong = sku.length > ownerLimits.sku.max;
    const skuWrong = isLong
      ? i18n.t('has more than {max} characters', { max: ownerLimits.sku.max })
      : skuProblem(sku);
    return {
      ...entry,
      sku: take('sku', sku, `sku ${skuKey(sku)}`, skuWrong),
      barcode: take('barcode', barcode, `barcode ${barcodeKey(barcode)}`, barcodeProblem(barcode)),
    };
  });
  return { sizes: coded, notes };
}
