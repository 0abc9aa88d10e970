import { linenShirt } from '../../../../contract/examples/products.ts';
import type { RowResult } from '../../../../src/features/admin/products/importRun.ts';
import { toProductChange } from '../../../../src/lib/productChange.ts';
import type { PlannedRow } from '../../../../src/lib/productCsvPlan.ts';

const { name, category } = linenShirt;
const { id: _, ...shirt } = toProductChange(linenShirt);

/** One row of each kind. */
export const plannedRows: PlannedRow[] = [
  {
    kind: 'change',
    line: 2,
    name,
    change: toProductChange({ ...linenShirt, price: 95 }),
    differences: [{ field: 'price', from: '$89.00', to: '$95.00' }],
  },
  { kind: 'same', line: 3, name: 'Cotton Tote' },
  { kind: 'add', line: 4, name: 'Loden Cape', product: { ...shirt, name: 'Loden Cape', category } },
  {
    kind: 'error',
    line: 5,
    name: '',
    problems: ['id “ghost” is no product’s', 'price has a comma: write 12.50 with a point'],
  },
];

export const noResults: ReadonlyMap<number, RowResult> = new Map();

export const someResults: ReadonlyMap<number, RowResult> = new Map<number, RowResult>([
  [2, { status: 'done' }],
  [4, { status: 'failed', reason: 'The shop can’t be reached.' }],
]);
