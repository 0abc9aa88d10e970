import { cottonTote, linenShirt } from '../../../../contract/examples/products.ts';
import type { RowResult } from '../../../../src/features/admin/products/importRun.ts';
import { toProductChange } from '../../../../src/lib/productChange.ts';
import type { PlannedRow } from '../../../../src/lib/productCsvPlan.ts';

const { name, category } = linenShirt;
const { id: _, ...shirt } = toProductChange(linenShirt);

/** The first row of a file. */
export const header = ['id', 'name', 'price', 'category'];

/** One row of each kind. */
export const plannedRows: PlannedRow[] = [
  {
    kind: 'change',
    line: 2,
    name,
    cells: [linenShirt._id, name, '95.00', 'women'],
    change: toProductChange({ ...linenShirt, price: 95 }),
    differences: [{ field: 'price', from: '$89.00', to: '$95.00' }],
  },
  {
    kind: 'same',
    line: 3,
    name: 'Cotton Tote',
    cells: [cottonTote._id, 'Cotton Tote', '35.50', 'women'],
  },
  {
    kind: 'add',
    line: 4,
    name: 'Loden Cape',
    cells: ['', 'Loden Cape', '89.00', 'women'],
    product: { ...shirt, name: 'Loden Cape', category },
  },
  {
    kind: 'error',
    line: 5,
    name: '',
    cells: ['ghost', '', '12,50', 'women'],
    problems: ['id “ghost” belongs to no product', 'price has a comma: write 12.50 with a point'],
  },
];

export const noResults: ReadonlyMap<number, RowResult> = new Map();

export const someResults: ReadonlyMap<number, RowResult> = new Map<number, RowResult>([
  [2, { status: 'done' }],
  [4, { status: 'failed', reason: 'We can’t reach the shop.' }],
]);
