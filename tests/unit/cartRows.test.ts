import { describe, expect, it } from 'vitest';
import { linenShirt } from '../../contract/examples/products.ts';
import { type CartRow, toCartRows, totalCents } from '../../src/lib/cart/cartRows.ts';
import type { GuestLine } from '../../src/lib/cart/guestLines.ts';
import { sourcesOf } from '../../src/lib/pictures.ts';

/** Three of the shirt's M exist, of which one is reserved; its L is sold out. */
const line: GuestLine = {
  itemId: linenShirt._id,
  size: 'M',
  quantity: 2,
  name: 'Linen Camp Shirt',
  priceCents: 8900,
};

function rowOf(changes: Partial<GuestLine>, products = [linenShirt]): CartRow | undefined {
  return toCartRows([{ ...line, ...changes }], products)[0];
}

describe('a line of the cart', () => {
  it('shows today’s name, picture, price and line total', () => {
    expect(rowOf({ quantity: 2, name: 'An old name' })).toEqual({
      itemId: linenShirt._id,
      product: linenShirt,
      size: 'M',
      name: 'Linen Camp Shirt',
      picture: sourcesOf(linenShirt.images[0]),
      priceCents: 8900,
      quantity: 2,
      lineTotalCents: 17800,
      canAdd: false,
    });
  });

  it('names its colour', () => {
    expect(rowOf({}, [{ ...linenShirt, colour: 'Clay' }])?.name).toBe('Linen Camp Shirt, Clay');
  });

  it('can get another unit while one is available', () => {
    expect(rowOf({ quantity: 1 })?.canAdd).toBe(true);
    expect(rowOf({ quantity: 2 })?.canAdd).toBe(false);
  });

  it.each([
    ['a product that is gone', {}, [], { kind: 'gone' }],
    ['a size that is gone', { size: '3XL' }, [linenShirt], { kind: 'gone' }],
    ['a size that is sold out', { size: 'L' }, [linenShirt], { kind: 'soldOut' }],
    ['more than is left', { quantity: 3 }, [linenShirt], { kind: 'onlyLeft', units: 2 }],
    [
      'another price',
      {},
      [{ ...linenShirt, price: 95 }],
      { kind: 'priceChanged', beforeCents: 8900 },
    ],
  ])('reports %s', (_, changes, products, problem) => {
    const row = rowOf(changes, products);
    expect(row?.problem).toEqual(problem);
    expect(row?.canAdd).toBe(false);
  });

  it('accepts the price in the currency in use if it was seen in another', () => {
    const changed = [{ ...linenShirt, price: 95 }];
    expect(rowOf({ currency: 'EUR' }, changed)).not.toHaveProperty('problem.kind');
    expect(rowOf({ currency: 'EUR' }, changed)).toMatchObject({ priceCents: 9500 });
    expect(rowOf({ currency: 'USD' }, changed)).toMatchObject({ problem: { beforeCents: 8900 } });
  });

  it('keeps its stored name and price if the product is removed', () => {
    expect(rowOf({}, [])).toMatchObject({ name: 'Linen Camp Shirt', priceCents: 8900 });
  });

  it('has no price if the product is removed, and was added in another currency', () => {
    expect(rowOf({ currency: 'EUR' }, [])).toMatchObject({ priceCents: 0, lineTotalCents: 0 });
  });

  it.each([{ quantity: 0 }, { size: '' }])('is not displayed with %j', (changes) => {
    expect(rowOf(changes)).toBeUndefined();
  });
});

describe('the total', () => {
  it('is the sum of available lines, in cents', () => {
    const rows = toCartRows(
      [line, { ...line, size: 'L' }, { ...line, itemId: 'gone' }, { ...line, size: 'XS' }],
      [{ ...linenShirt, price: 0.29 }],
    );
    expect(totalCents(rows)).toBe(4 * 29);
  });

  it('is 0 for an empty cart', () => {
    expect(totalCents([])).toBe(0);
  });
});
