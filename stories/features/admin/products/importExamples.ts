import { cottonTote, linenShirt } from '../../../../contract/examples/products.ts';
import type { ImportRow, RowResults } from '../../../../src/features/admin/products/importRun.ts';
import { toProductChange } from '../../../../src/lib/productDifferences.ts';
import { pictureFile } from '../../../mocks/pictureFile.ts';

const { name, category } = linenShirt;
const { id: _, ...shirt } = toProductChange(linenShirt);

/** The first row of a file. */
export const header = ['id', 'name', 'price', 'category'];

const noPictures = { newPictures: [], files: new Map(), missing: [] };

/** One row of each kind. */
export const plannedRows: ImportRow[] = [
  {
    ...noPictures,
    kind: 'change',
    number: 2,
    name,
    cells: [linenShirt._id, name, '95.00', 'women'],
    change: toProductChange({ ...linenShirt, price: 95 }),
    differences: [{ field: 'price', from: '$89.00', to: '$95.00' }],
  },
  {
    ...noPictures,
    kind: 'same',
    number: 3,
    name: 'Cotton Tote',
    cells: [cottonTote._id, 'Cotton Tote', '35.50', 'women'],
  },
  {
    ...noPictures,
    kind: 'add',
    number: 4,
    name: 'Loden Cape',
    cells: ['', 'Loden Cape', '89.00', 'women'],
    product: { ...shirt, name: 'Loden Cape', category },
  },
  {
    ...noPictures,
    kind: 'error',
    number: 5,
    name: '',
    cells: ['ghost', '', '', 'women'],
    problems: ['id “ghost” belongs to no product', 'price is empty'],
  },
];

const files = new Map([
  ['AW26-01-navy-1.jpg', pictureFile('AW26-01-navy-1.JPG')],
  ['AW26-01-navy-2.jpg', pictureFile('AW26-01-navy-2.jpg')],
]);

/** A new product with two files, and one whose file was not chosen. */
export const picturedRows: ImportRow[] = [
  {
    kind: 'add',
    warning: 'There is already a “Cable Cardigan, Navy”',
    number: 2,
    name: 'Cable Cardigan, Navy',
    cells: [],
    newPictures: [...files.keys()],
    files,
    missing: [],
    product: {
      ...shirt,
      name: 'Cable Cardigan',
      colour: 'Navy',
      category,
      images: [...files.keys()].map((image, index) => ({ name: image, flagman: index === 0 })),
    },
  },
  {
    kind: 'error',
    number: 3,
    name: 'Cable Cardigan, Oat',
    cells: [],
    newPictures: ['AW26-01-oat-1.jpg'],
    files: new Map(),
    missing: ['AW26-01-oat-1.jpg'],
    problems: ['picture “AW26-01-oat-1.jpg” was not chosen'],
  },
];

/** The same with every new product as a draft. */
export const draftRows: ImportRow[] = plannedRows.map((row) =>
  row.kind === 'add' ? { ...row, product: { ...row.product, draft: true } } : row,
);

export const noResults: RowResults = new Map();

export const someResults: RowResults = new Map([
  [2, { status: 'done' }],
  [4, { status: 'failed', reason: 'We can’t reach the shop.' }],
]);
