import { describe, expect, it } from 'vitest';
import {
  courier,
  dressesOff,
  standardDelivery,
  tenPercent,
  twentyDollars,
} from '../../contract/examples/selling.ts';
import { deliveryHint, methodsTo } from '../../contract/rules/deliveryMethods.ts';
import { deliveryName } from '../../contract/rules/deliveryName.ts';
import { billOf, billRows, codeProblem, termsProblem } from '../../contract/rules/pricing.ts';
import { normalGroups } from '../../contract/rules/productGroups.ts';

const shirt = (cents: number) => ({ category: 'men' as const, kind: 'Shirts', cents });
const dress = (cents: number) => ({ category: 'women' as const, kind: 'Dresses', cents });
const freeDelivery = { ...tenPercent, kind: 'freeDelivery' as const, value: 0 };

describe('prices an order', () => {
  it.each([
    ['without anything', 10_000, {}, [0, 0, 10_000]],
    ['with a delivery', 10_000, { delivery: standardDelivery }, [490, 0, 10_490]],
    ['with one that is free by now', 20_000, { delivery: standardDelivery }, [0, 0, 20_000]],
    ['with a share, rounded to cents', 1_995, { code: tenPercent }, [0, 200, 1_795]],
    [
      'with a share that takes the goods below the free delivery threshold',
      20_000,
      { delivery: standardDelivery, code: tenPercent },
      [490, 2_000, 18_490],
    ],
    ['with a sum', 15_000, { code: twentyDollars }, [0, 2_000, 13_000]],
    ['with a sum for more than was chosen', 14_999, { code: twentyDollars }, [0, 0, 14_999]],
    ['with a sum that is too much', 500, { code: { ...twentyDollars, minimum: 0 } }, [0, 500, 0]],
    [
      'with a free delivery',
      10_000,
      { delivery: courier, code: freeDelivery },
      [1_200, 1_200, 10_000],
    ],
  ])('%s', (_, goods, terms, [delivery, discount, total]) => {
    expect(billOf([shirt(goods)], terms)).toMatchObject({ goods, delivery, discount, total });
  });

  it('has a bill that adds up, if it has more than lines', () => {
    const order = { totalCents: 9_000, deliveryCents: 0, discountCents: 1_000, taxes: [] };
    expect(billRows({ ...order, deliveryName: null, code: null })).toEqual([]);
    expect(billRows({ ...order, deliveryName: deliveryName(courier), code: 'X' })).toEqual([
      { label: 'Subtotal', amount: '$100.00' },
      { label: 'Delivery: Courier, 1 day', amount: 'Free' },
      { label: 'Code X', amount: '−$10.00' },
    ]);
  });
});

describe('a code for some products', () => {
  const forDresses = {
    ...dressesOff,
    appliesTo: [{ category: 'women' as const, kind: 'Dresses' }],
  };
  const skirt = { category: 'women' as const, kind: 'Skirts', cents: 1_000 };
  const tee = { category: 'kid' as const, cents: 1_000 };

  it.each([
    ['takes its share of their lines alone', dressesOff, [dress(9_900), shirt(8_900)], 1_980],
    ['of all lines where it is for all', dressesOff, [dress(9_900), tee], 2_180],
    ['and of none of another kind', dressesOff, [skirt, shirt(8_900)], 0],
    // Three separate lines would be 67 + 67 + 67.
    ['rounded once for all of them', dressesOff, [dress(333), dress(334), dress(333)], 200],
    [
      'an amount, as long as they cost as much',
      { ...dressesOff, kind: 'sum' as const },
      [dress(2_500), shirt(8_900)],
      2_000,
    ],
    [
      'and not more than they cost',
      { ...dressesOff, kind: 'sum' as const },
      [dress(1_500), shirt(8_900)],
      1_500,
    ],
    [
      'nothing below a minimum of them',
      { ...forDresses, minimum: 100 },
      [dress(9_999), shirt(8_900)],
      0,
    ],
    [
      'and all from there on',
      { ...forDresses, minimum: 100 },
      [dress(10_000), shirt(8_900)],
      2_000,
    ],
  ])('%s', (_, code, lines, discount) => {
    const goods = lines.reduce((sum, { cents }) => sum + cents, 0);
    expect(billOf(lines, { code })).toMatchObject({ goods, discount, total: goods - discount });
  });

  it('covers the delivery of an order with such a product', () => {
    const code = { ...forDresses, kind: 'freeDelivery' as const, value: 0 };
    const order = { delivery: courier, code };
    expect(billOf([dress(100), shirt(8_900)], order)).toMatchObject({
      discount: 1_200,
      waived: 1_200,
    });
    expect(billOf([shirt(8_900)], order)).toMatchObject({ discount: 0, waived: 0 });
  });

  it('says what it applies to', () => {
    const say = (code: typeof dressesOff, lines = [shirt(8_900)]) => termsProblem(code, lines);
    expect(say(dressesOff)).toBe('The code DRESSES20 is only for Women’s Dresses and Kids.');
    expect(termsProblem(dressesOff, [shirt(8_900)], () => 'Gowns')).toContain('Women’s Gowns and');
    expect(termsProblem(dressesOff, [dress(1)])).toBeUndefined();
    expect(termsProblem({ ...forDresses, minimum: 100 }, [dress(9_999), shirt(8_900)])).toBe(
      'The code DRESSES20 is for $100.00 or more of Women’s Dresses.',
    );
    expect(termsProblem(twentyDollars, [shirt(14_999)])).toBe(
      'The code THANKS-20 is for orders of $150.00 or more.',
    );
  });

  it('stores each group once, and a category without its kinds', () => {
    const [women, men, kid] = ['women', 'men', 'kid'] as const;
    expect(
      normalGroups([
        { category: kid },
        { category: men, kind: 'Shirts' },
        { category: women, kind: ' Skirts ' },
        { category: women, kind: 'Dresses' },
        { category: women, kind: 'Skirts' },
        { category: kid, kind: 'Shirts' },
      ]),
    ).toEqual([
      { category: women, kind: 'Dresses' },
      { category: women, kind: 'Skirts' },
      { category: men, kind: 'Shirts' },
      { category: kid },
    ]);
  });
});

describe('a delivery', () => {
  it('is available in its countries, in any spelling', () => {
    const to = (address: string) => methodsTo([standardDelivery, courier], address).length;
    expect(to('Rua 1, Lisbon, portugal , 12000')).toBe(2);
    expect(to('Main St 1, Boston, USA, 02101')).toBe(1);
    expect(to('Main St 1, Bos')).toBe(2);
  });

  it.each([
    [[], 0, undefined],
    [[courier], 5_000, 'Delivery from $12.00'],
    [[standardDelivery, courier], 17_800, '$22.00 more for free delivery'],
    [[standardDelivery, courier], 20_000, 'Free delivery'],
  ])('has a hint before it is selected', (methods, goods, hint) => {
    expect(deliveryHint(methods, { goods, address: '' })).toBe(hint);
  });
});

describe('a code', () => {
  const none = { inAll: 0, byCustomer: 0 };
  it.each([
    [undefined, '2026-05-01', none, 'There is no code THANKS-20.'],
    [twentyDollars, '2025-12-31', none, 'There is no code THANKS-20.'],
    [twentyDollars, '2026-01-01', none, undefined],
    [twentyDollars, '2026-12-31', none, undefined],
    [twentyDollars, '2027-01-01', none, 'The code THANKS-20 ended on 31 December 2026.'],
    [{ ...twentyDollars, hasEnded: true }, '2026-05-01', none, 'The code THANKS-20 has ended.'],
    [
      twentyDollars,
      '2026-05-01',
      { inAll: 50, byCustomer: 0 },
      'The code THANKS-20 has been used up.',
    ],
    [
      twentyDollars,
      '2026-05-01',
      { inAll: 49, byCustomer: 1 },
      'You have used the code THANKS-20 already.',
    ],
  ])('counts within its days and uses', (code, today, uses, problem) => {
    expect(codeProblem(code, ' thanks-20 ', { today, uses })).toBe(problem);
  });
});
