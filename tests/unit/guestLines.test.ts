import { describe, expect, it } from 'vitest';
import {
  acceptPrice,
  addUnit,
  capLine,
  dropLine,
  type GuestLine,
  parseGuestLines,
  removeUnit,
  unitsOf,
} from '../../src/lib/cart/guestLines.ts';
import { removeBought } from '../../src/lib/cart/removeBought.ts';
import { countUnits } from '../../src/lib/labels.ts';

const seen = { size: 'M', currency: 'USD' };
const shirt = { ...seen, itemId: 'shirt', name: 'Linen Camp Shirt', priceCents: 8900 };
const tote = { ...seen, itemId: 'tote', name: 'Cotton Tote', priceCents: 3550 };

function cartOf(...lines: [typeof shirt, number][]): GuestLine[] {
  return lines.map(([line, quantity]) => ({ ...line, quantity }));
}

describe('a guest’s cart', () => {
  it('starts a line with one unit', () => {
    expect(addUnit([], shirt)).toEqual(cartOf([shirt, 1]));
  });

  it('adds a unit to an existing product and size', () => {
    expect(addUnit(cartOf([shirt, 1], [tote, 1]), shirt)).toEqual(cartOf([shirt, 2], [tote, 1]));
  });

  it('keeps another size as a separate line', () => {
    const large = { ...shirt, size: 'L' };
    expect(addUnit(cartOf([shirt, 1]), large)).toEqual(cartOf([shirt, 1], [large, 1]));
  });

  it('remembers the last seen price', () => {
    const [line] = addUnit(cartOf([shirt, 1]), { ...shirt, priceCents: 9500 });
    expect(line).toMatchObject({ quantity: 2, priceCents: 9500 });
  });

  it('removes a unit, and the line with its last unit', () => {
    const two = cartOf([shirt, 2], [tote, 1]);
    const one = removeUnit(two, shirt);
    expect(one).toEqual(cartOf([shirt, 1], [tote, 1]));
    expect(removeUnit(one, shirt)).toEqual(cartOf([tote, 1]));
  });

  it('is unchanged without the line', () => {
    expect(removeUnit(cartOf([tote, 1]), shirt)).toEqual(cartOf([tote, 1]));
  });

  it('limits a line to the available units, and drops it if there are none', () => {
    expect(capLine(cartOf([shirt, 5]), shirt, 2)).toEqual(cartOf([shirt, 2]));
    expect(capLine(cartOf([shirt, 1]), shirt, 2)).toEqual(cartOf([shirt, 1]));
    expect(capLine(cartOf([shirt, 1]), shirt, 0)).toEqual([]);
    expect(dropLine(cartOf([shirt, 5], [tote, 1]), shirt)).toEqual(cartOf([tote, 1]));
  });

  it('adopts an accepted price', () => {
    const inEuros = { ...shirt, currency: 'EUR' };
    expect(acceptPrice(cartOf([inEuros, 1]), shirt, 9500)).toEqual(
      cartOf([{ ...shirt, priceCents: 9500 }, 1]),
    );
  });

  it('counts units, not lines', () => {
    expect(countUnits(cartOf([shirt, 2], [tote, 1]))).toBe(3);
    expect(unitsOf(cartOf([shirt, 2]), shirt)).toBe(2);
    expect(unitsOf([], shirt)).toBe(0);
  });

  it('drops bought units, but none added meanwhile', () => {
    const bought = [
      { product_id: 'shirt', size: 'M', quantity: 2 },
      { product_id: 'tote', size: 'M', quantity: 1 },
      { product_id: 'gone', size: 'M', quantity: 1 },
    ];
    const lines = cartOf([shirt, 3], [tote, 1]);
    expect(removeBought(lines, bought)).toEqual(cartOf([shirt, 1]));
  });

  it('stops at 99 units of a line and 100 lines', () => {
    expect(addUnit(cartOf([shirt, 99]), shirt)[0]?.quantity).toBe(99);
    const full = Array.from({ length: 100 }, (_, n) => ({ ...tote, itemId: `${n}`, quantity: 1 }));
    expect(addUnit(full, shirt)).toHaveLength(100);
  });
});

describe('a stored cart', () => {
  const stored = parseGuestLines;
  const good = { ...shirt, quantity: 2 };

  it('is read unchanged', () => {
    expect(stored(cartOf([shirt, 2], [tote, 1]))).toEqual(cartOf([shirt, 2], [tote, 1]));
  });

  it('keeps prices of currencies with many units, such as 1,440,000 rupiahs', () => {
    const line = { ...shirt, quantity: 1, priceCents: 144_000_000 };
    expect(stored([line])).toEqual([line]);
  });

  it.each([null, 7, 'cart', {}, { lines: [good] }])('is empty when it is %j', (value) => {
    expect(stored(value)).toEqual([]);
  });

  it.each([
    ['no quantity', { ...shirt }],
    ['quantity 0', { ...good, quantity: 0 }],
    ['half a unit', { ...good, quantity: 1.5 }],
    ['a million units', { ...good, quantity: 1_000_000 }],
    ['no size', { ...good, size: '' }],
    ['a size too long to ask the server for', { ...good, size: 'M'.repeat(21) }],
    ['an id too long to ask the server for', { ...good, itemId: 'x'.repeat(65) }],
    ['a price as text', { ...good, priceCents: '8900' }],
    ['nothing at all', null],
  ])('drops only a line with %s', (_, line) => {
    expect(stored([line, good])).toEqual([good]);
  });

  it('keeps the first of two lines for the same size', () => {
    expect(stored([good, { ...good, quantity: 9 }])).toEqual([good]);
  });
});
