import { describe, expect, it } from 'vitest';
import {
  courier,
  standardDelivery,
  tenPercent,
  twentyDollars,
} from '../../contract/examples/selling.ts';
import {
  billOf,
  billSums,
  codeProblem,
  deliveryHint,
  deliveryName,
  methodsTo,
} from '../../contract/rules/pricing.ts';

const freeDelivery = { ...tenPercent, kind: 'freeDelivery' as const, value: 0 };

describe('an order is priced', () => {
  it.each([
    ['without anything', 10_000, {}, [0, 0, 10_000]],
    ['with a delivery', 10_000, { delivery: standardDelivery }, [490, 0, 10_490]],
    ['with one that is free by now', 20_000, { delivery: standardDelivery }, [0, 0, 20_000]],
    ['with a share, rounded to cents', 1_995, { code: tenPercent }, [0, 200, 1_795]],
    [
      'with a share that takes the delivery below its free sum',
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
    expect(billOf(goods, terms)).toMatchObject({ goods, delivery, discount, total });
  });

  it('and its bill adds up, where there is more than lines', () => {
    const order = { goodsCents: 10_000, deliveryCents: 0, discountCents: 1_000 };
    expect(billSums({ ...order, deliveryName: null, code: null })).toEqual([]);
    expect(billSums({ ...order, deliveryName: deliveryName(courier), code: 'X' })).toEqual([
      { label: 'Subtotal', amount: '$100.00' },
      { label: 'Delivery: Courier, 1 day', amount: 'Free' },
      { label: 'Code X', amount: '−$10.00' },
    ]);
  });
});

describe('a delivery', () => {
  it('goes where its countries say, however they are written', () => {
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
  ])('is told before it is chosen', (methods, goods, hint) => {
    expect(deliveryHint(methods, goods)).toBe(hint);
  });
});

describe('a code', () => {
  const none = { inAll: 0, byCustomer: 0 };
  it.each([
    [undefined, '2026-05-01', none, 'There is no code THANKS-20.'],
    [twentyDollars, '2025-12-31', none, 'There is no code THANKS-20.'],
    [twentyDollars, '2026-01-01', none, undefined],
    [twentyDollars, '2026-12-31', none, undefined],
    [twentyDollars, '2027-01-01', none, 'The code THANKS-20 has ended.'],
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
