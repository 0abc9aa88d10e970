import { describe, expect, it } from 'vitest';
import { limits, productFlags, productSorts } from '../../contract/limits.ts';
import { readCatalogueView } from '../../src/lib/catalogueSearch.ts';
import { addPiece, type GuestLine, parseGuestLines } from '../../src/lib/guestCart.ts';
import { lowStock } from '../../src/lib/stock.ts';

/** `src/lib` may not import the contract: what it repeats of it must be the same. */
describe('the limits that src/lib repeats are the contract’s:', () => {
  const line = (number: number): GuestLine => ({
    itemId: `product-${number}`,
    size: 'M',
    quantity: 1,
    name: 'Shirt',
    priceCents: 100,
  });
  const many = (count: number) => Array.from({ length: count }, (_, number) => line(number));
  const parse = (...lines: GuestLine[]) => parseGuestLines(JSON.stringify(lines));

  it('lines of a cart', () => {
    const { max } = limits.cartLines;
    expect(addPiece(many(max - 1), line(max))).toHaveLength(max);
    expect(addPiece(many(max), line(max))).toHaveLength(max);
    expect(parse(...many(max + 1))).toHaveLength(max);
  });

  it('pieces of a line', () => {
    const { max } = limits.cartQuantity;
    const almost = { ...line(1), quantity: max - 1 };
    expect(addPiece([almost], line(1))[0]?.quantity).toBe(max);
    expect(addPiece([{ ...almost, quantity: max }], line(1))[0]?.quantity).toBe(max);
    expect(parse({ ...line(1), quantity: max })).toHaveLength(1);
    expect(parse({ ...line(1), quantity: max + 1 })).toHaveLength(0);
  });

  it('the price of a line', () => {
    const cents = limits.price.max * 100;
    expect(parse({ ...line(1), priceCents: cents })).toHaveLength(1);
    expect(parse({ ...line(1), priceCents: cents + 1 })).toHaveLength(0);
  });

  it('what a listing is asked for', () => {
    const read = (search: Record<string, string>) => readCatalogueView(new URLSearchParams(search));
    expect(read({ q: 'x'.repeat(limits.search.max + 1) }).query.q).toHaveLength(limits.search.max);
    expect(read({ maxPrice: '999999' }).query.maxPrice).toBe(limits.price.max);
    for (const sort of productSorts) expect(read({ sort }).query.sort).toBe(sort);
    for (const flag of productFlags) expect(read({ flag }).query.flag).toEqual([flag]);
  });

  it('from which number on a piece is one of the last', () => {
    expect(lowStock).toBe(limits.lowStock);
  });
});
