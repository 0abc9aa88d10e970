import { expect, it } from 'vitest';
import { linenShirt } from '../../contract/examples/products.ts';
import type { Product } from '../../contract/schemas/product.ts';
import { similarProducts } from '../../src/lib/similarProducts.ts';

/** Colours of a style whose newest product has this id. */
const of = (_id: string) => [{ _id, colour: 'Clay', swatch: '', soldOut: false }];
const shirt = { ...linenShirt, kind: 'Shirts', colour: 'Clay', colourways: of('shirt'), price: 80 };
const like = (_id: string, fields: Partial<Product>) => ({
  ...{ ...shirt, colourways: of(_id), _id },
  ...fields,
});
const idsOf = (others: Product[], count = 9) =>
  similarProducts(shirt, others, count).map(({ _id }) => _id);

it('sorts by kind, then colour, then price', () => {
  const others = [
    like('coat', { kind: 'Coats', price: 400, colour: 'Navy' }),
    like('clay coat', { kind: 'Coats', price: 80 }),
    like('dear shirt', { colour: 'Navy', price: 160 }),
    like('navy shirt', { colour: 'Navy', price: 90 }),
    like('clay shirt', { price: 200 }),
  ];
  expect(idsOf(others)).toEqual(['clay shirt', 'navy shirt', 'dear shirt', 'clay coat', 'coat']);
  expect(idsOf(others, 2)).toEqual(['clay shirt', 'navy shirt']);
});

it('skips the product’s own colours, and shows one of each other style', () => {
  const others = [
    shirt,
    like('own', { colourways: of('shirt'), colour: 'Sky' }),
    like('tee clay', { colourways: of('tee') }),
    like('tee navy', { colourways: of('tee'), colour: 'Navy' }),
  ];
  expect(idsOf(others)).toEqual(['tee clay']);
});

it('accepts products of servers without kinds', () => {
  const { kind: _, colour: __, colourways: ___, ...plain } = shirt;
  const others = ['a', 'b'].map((_id, index) => ({ ...plain, _id, price: 70 - index }));
  expect(similarProducts(plain, others, 9).map(({ _id }) => _id)).toEqual(['a', 'b']);
});
