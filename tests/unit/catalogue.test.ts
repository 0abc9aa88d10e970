import { describe, expect, it } from 'vitest';
import { exampleProducts, productsInColours } from '../../contract/examples/products.ts';
import { inLanguage } from '../../contract/i18n.ts';
import { sorted } from '../../contract/rules/productCounts.ts';
import { type CatalogueQuery, selectProducts } from '../../contract/rules/productList.ts';

const names = (query: CatalogueQuery) => selectProducts(exampleProducts, query).map((p) => p.name);

it('sorts values of filters as readers of the language expect', () => {
  const values = ['Jupes', 'robes', 'Écharpes', 'Gants'].map((value) => ({ value }));
  expect(inLanguage('fr', () => sorted(values)).map(({ value }) => value)).toEqual([
    ...['Écharpes', 'Gants', 'Jupes', 'robes'],
  ]);
});

describe('selectProducts', () => {
  it('returns all in the given order without a query', () => {
    expect(selectProducts(exampleProducts, {})).toEqual(exampleProducts);
  });

  it('returns products with the given ids, if they exist', () => {
    const [first, second] = exampleProducts;
    const ids = [String(second?._id), 'gone', String(first?._id)];
    expect(selectProducts(exampleProducts, { id: ids })).toEqual([first, second]);
    expect(names({ id: [] })).toEqual([]);
  });

  it('filters by category', () => {
    expect(names({ category: 'kid' })).toEqual(['Breton Stripe Tee', 'Corduroy Dungarees']);
  });

  it('requires every word in name or description, in any case, or else finds the nearest', () => {
    expect(names({ q: 'LINEN shirt' })).toEqual(['Linen Camp Shirt']);
    expect(names({ q: 'linen denim' })).toEqual(['Straight Selvedge Jeans', 'Linen Camp Shirt']);
    expect(names({ q: 'xylophone' })).toEqual([]);
  });

  it('filters by colour family, or by a colour’s own name', () => {
    const colours = (query: CatalogueQuery) =>
      selectProducts(productsInColours, query).map(({ colour }) => colour);
    expect(colours({ colour: ['Green'] })).toEqual(['Sage', 'Forest']);
    expect(colours({ colour: ['Sage', 'Beige'] })).toEqual(['Sage', 'Bone']);
    expect(colours({ colour: ['Purple'] })).toEqual([]);
  });

  it('treats several sizes as alternatives, and requires available units', () => {
    expect(names({ size: ['XXL', '8Y'] })).toEqual(['Straight Selvedge Jeans']);
    expect(names({ category: 'women', size: ['L'] })).toEqual([]);
  });

  it('includes both ends of a price range', () => {
    expect(names({ minPrice: 35.5, maxPrice: 54 })).toEqual(['Cotton Tote', 'Corduroy Dungarees']);
  });

  it('treats flags as alternatives', () => {
    expect(names({ flag: ['mostPopular'], category: 'men' })).toEqual([
      'Merino Crew',
      'Straight Selvedge Jeans',
    ]);
  });

  it('keeps reduced products', () => {
    const [first, second] = exampleProducts;
    const products = [first, second].flatMap((each) => each ?? []);
    const reduced = products.map((each, index) => ({ ...each, regularPrice: index * 1e5 }));
    expect(selectProducts(reduced, { flag: ['sale'] })).toEqual([reduced[1]]);
    expect(names({ flag: ['sale'] })).toEqual([]);
  });

  it.each([
    ['price-asc', 'Breton Stripe Tee'],
    ['price-desc', 'Bias-Cut Silk Slip Dress with Hand-Rolled Hem and Adjustable Straps'],
    ['rating', 'Wool Car Coat'],
    ['name', 'Bias-Cut Silk Slip Dress with Hand-Rolled Hem and Adjustable Straps'],
  ] as const)('sorts by %s', (sort, first) => {
    expect(names({ sort })[0]).toBe(first);
  });

  it('does not change its input', () => {
    const before = [...exampleProducts];
    selectProducts(exampleProducts, { sort: 'price-asc' });
    expect(exampleProducts).toEqual(before);
  });
});
