import { describe, expect, it } from 'vitest';
import { exampleProducts, productsInColours } from '../../contract/examples/products.ts';
import { type CatalogueQuery, selectProducts } from '../../contract/rules/productList.ts';

const names = (query: CatalogueQuery) => selectProducts(exampleProducts, query).map((p) => p.name);

describe('selectProducts', () => {
  it('answers everything in the order given when nothing is asked', () => {
    expect(selectProducts(exampleProducts, {})).toEqual(exampleProducts);
  });

  it('keeps what is named, as far as it is there', () => {
    const [first, second] = exampleProducts;
    const ids = [String(second?._id), 'gone', String(first?._id)];
    expect(selectProducts(exampleProducts, { id: ids })).toEqual([first, second]);
    expect(names({ id: [] })).toEqual([]);
  });

  it('keeps a category', () => {
    expect(names({ category: 'kid' })).toEqual(['Breton Stripe Tee', 'Corduroy Dungarees']);
  });

  it('wants every word, in name or description, in any case; else the nearest', () => {
    expect(names({ q: 'LINEN shirt' })).toEqual(['Linen Camp Shirt']);
    expect(names({ q: 'linen denim' })).toEqual(['Straight Selvedge Jeans', 'Linen Camp Shirt']);
    expect(names({ q: 'xylophone' })).toEqual([]);
  });

  it('keeps all colours of a family, or one by its own name', () => {
    const colours = (query: CatalogueQuery) =>
      selectProducts(productsInColours, query).map(({ colour }) => colour);
    expect(colours({ colour: ['Green'] })).toEqual(['Sage', 'Forest']);
    expect(colours({ colour: ['Sage', 'Beige'] })).toEqual(['Sage', 'Bone']);
    expect(colours({ colour: ['Purple'] })).toEqual([]);
  });

  it('takes the sizes of one list as alternatives, and only free units', () => {
    expect(names({ size: ['XXL', '8Y'] })).toEqual(['Straight Selvedge Jeans']);
    expect(names({ category: 'women', size: ['L'] })).toEqual([]);
  });

  it('keeps prices inclusive of both ends', () => {
    expect(names({ minPrice: 35.5, maxPrice: 54 })).toEqual(['Cotton Tote', 'Corduroy Dungarees']);
  });

  it('takes flags as alternatives', () => {
    expect(names({ flag: ['mostPopular'], category: 'men' })).toEqual([
      'Merino Crew',
      'Straight Selvedge Jeans',
    ]);
  });

  it.each([
    ['price-asc', 'Breton Stripe Tee'],
    ['price-desc', 'Bias-Cut Silk Slip Dress with Hand-Rolled Hem and Adjustable Straps'],
    ['rating', 'Wool Car Coat'],
    ['name', 'Bias-Cut Silk Slip Dress with Hand-Rolled Hem and Adjustable Straps'],
  ] as const)('sorts by %s', (sort, first) => {
    expect(names({ sort })[0]).toBe(first);
  });

  it('leaves the list it was given alone', () => {
    const before = [...exampleProducts];
    selectProducts(exampleProducts, { sort: 'price-asc' });
    expect(exampleProducts).toEqual(before);
  });
});
