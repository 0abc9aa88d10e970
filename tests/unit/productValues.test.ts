import Value from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { linenShirt } from '../../contract/examples/products.ts';
import { emptyDetails } from '../../contract/rules/productFields.ts';
import { ProductInput } from '../../contract/schemas/adminProduct.ts';
import type { PictureEntry } from '../../src/features/admin/products/productValues.ts';
import {
  noProduct,
  type ProductValues,
  productSchema,
  toFormErrors,
  toProductValues,
  toRequest,
} from '../../src/features/admin/products/productValues.ts';
import {
  putRows,
  type StockEntry,
  toSizes,
  toStockRows,
} from '../../src/features/admin/products/stockEntries.ts';

const size = (change: Partial<StockEntry> = {}): StockEntry => ({
  size: 'M',
  offered: true,
  quantity: '4',
  description: '',
  reserved: 0,
  ...change,
});

const picture = (state: PictureEntry['state']): PictureEntry => ({
  id: '1',
  label: 'front.jpg',
  image: { signedUrl: 'blob:1' },
  flagman: false,
  state,
});

const cape: ProductValues = {
  ...noProduct,
  name: 'Loden Cape',
  price: '210.50',
  category: 'women',
  stock: [size()],
};

const fitting: Partial<ProductValues>[] = [
  {},
  { name: ` ${'x'.repeat(120)} `, description: 'x'.repeat(4000) },
  ...['0.01', ' 100000 ', '89.5', '89,5', '19.99', '1249.95'].map((price) => ({ price })),
  { pictures: [picture({ status: 'ready', name: 'a.webp' })] },
  { stock: [] },
  { stock: [size({ offered: false, quantity: 'nonsense', reserved: 0 })] },
  { stock: [size({ sku: 'A' }), size({ size: 'L', offered: false, sku: 'A;', barcode: '1' })] },
  {
    stock: [size({ quantity: ' 0 ', description: 'x'.repeat(120) }), size({ size: 'L', seen: 9 })],
  },
];

const wrong: Partial<ProductValues>[] = [
  ...['', '   ', 'x'.repeat(121)].map((name) => ({ name })),
  { description: 'x'.repeat(4001) },
  ...['', '0', '-1', '1.234', '1,234', '1,', '1e3', '100000.01', 'free'].map((price) => ({
    price,
  })),
  { category: '' },
  { pictures: [picture({ status: 'uploading', share: 0.5 })] },
  { pictures: [picture({ status: 'failed', reason: '' })] },
  ...['', '-1', '1.5', 'two', '1000001'].map((quantity) => ({ stock: [size({ quantity })] })),
  { stock: [size({ quantity: '1', reserved: 2 })] },
  { stock: [size({ description: 'x'.repeat(121) })] },
  ...['A;', 'x'.repeat(41)].map((sku) => ({ stock: [size({ sku })] })),
  { stock: [size({ barcode: '4006381333930' })] },
  { stock: [size({ sku: 'A' }), size({ size: 'L', sku: ' a' })] },
];

describe('the product form', () => {
  it.each(fitting)('sends a valid request (%#)', (change) => {
    const values = { ...cape, ...change };
    expect(productSchema.isValidSync(values)).toBe(true);
    const request = toRequest(values);
    expect(Value.Check(ProductInput, request), JSON.stringify(request)).toBe(true);
  });

  it('sends sizes in the order of the product’s scale, whenever each was offered', () => {
    const stock = [size({ size: '37' }), size({ size: '38' })];
    const rows = toStockRows(stock, ['36', '37', '38', '37.5'], ['37', '37.5', '38']);
    expect(rows.map((row) => row.size)).toEqual(['37', '37.5', '38']);
    const changed = putRows(stock, [size({ size: '37.5' })], rows);
    expect(toSizes(changed).map((sent) => sent.size)).toEqual(['37', '37.5', '38']);
  });

  it('reads a decimal comma', () => {
    const request = toRequest({ ...cape, price: '89,5', regularPrice: '120,25' });
    expect(request).toMatchObject({ price: 89.5, regularPrice: 120.25 });
  });

  it.each(wrong)('refuses %j', (change) => {
    expect(productSchema.isValidSync({ ...cape, ...change })).toBe(false);
  });

  it('sends an unchanged product as it was', () => {
    const { _id, rating: _, ratingCount: __, ...shirt } = linenShirt;
    expect(toRequest(toProductValues({ _id, rating: 0, ...shirt }))).toEqual({
      ...emptyDetails,
      ...shirt,
      images: shirt.images.map(({ name, flagman }) => ({ name, flagman })),
    });
  });

  it('sends no field that it does not show', () => {
    expect(toRequest(cape, [])).not.toHaveProperty('mostPopular');
    expect(toRequest(cape)).toHaveProperty('mostPopular', false);
  });

  it('sends measures of offered sizes, and shows the server’s errors at them', () => {
    const values = {
      ...cape,
      stock: [size({ offered: false }), size({ size: 'L' }), size({ size: 'XL' })],
      measures: [
        { size: 'M', chest: 'fifty' },
        { size: 'XL', chest: '', length: ' 70.5 ' },
        { size: 'L', chest: '56' },
      ],
    };
    expect(productSchema.isValidSync(values)).toBe(true);
    expect(toRequest(values).measures).toEqual([
      { size: 'L', chest: 56 },
      { size: 'XL', length: 70.5 },
    ]);
    expect(toFormErrors({ 'measures[1].length': 'Too long' }, values)).toEqual({
      measures: [{}, { length: 'Too long' }, {}],
    });
  });

  it.each([
    ['52.55', 'Use centimetres with at most one decimal, e.g. 52.5'],
    ['wide', 'Use centimetres with at most one decimal, e.g. 52.5'],
    ['0.5', 'Use 1 to 300 cm'],
    ['301', 'Use 1 to 300 cm'],
  ])('reports for the measure %j: %s', (chest, problem) => {
    const values = { ...cape, stock: [size({})], measures: [{ size: 'M', chest }] };
    expect(() => productSchema.validateSync(values)).toThrow(problem);
  });

  it('finds the size that a server error is about', () => {
    const stock = [size({ offered: false }), size({ size: 'L' }), size({ size: 'XL' })];
    const values = { ...cape, stock };
    expect(toFormErrors({ 'sizes[1].quantity': 'Too few' }, values)).toEqual({
      stock: [{}, {}, { quantity: 'Too few' }],
    });
    expect(
      toFormErrors({ sizes: 'One is reserved', 'images[0].name': 'Gone', version: 'x' }, values),
    ).toEqual({ stock: 'One is reserved', pictures: 'Gone' });
  });
});
