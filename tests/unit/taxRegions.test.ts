import { describe, expect, it } from 'vitest';
import { taxLines, unknownTaxes } from '../../contract/rules/orderTaxes.ts';
import { refundFor } from '../../contract/rules/paidBill.ts';
import { addedCents, billRows } from '../../contract/rules/pricing.ts';
import { billAfterRefunds } from '../../contract/rules/refunds.ts';
import {
  type IncludedTax,
  taxedBill,
  taxesElsewhere,
  taxesOn,
  taxIn,
} from '../../contract/rules/taxes.ts';
import {
  isOtherTaxPlace,
  placesOf,
  regionOf,
  taxPlaceProblem,
  taxRegions,
} from '../../contract/rules/taxRegions.ts';
import {
  hasThreeDecimals,
  taxInputProblems,
  taxOverlapProblem,
} from '../../contract/rules/taxSettings.ts';
import type { DeliveryMethod, TaxRate } from '../../contract/schemas/selling.ts';

const rate = (country: string, percent: number, more: Partial<TaxRate> = {}): TaxRate => ({
  ...{ id: '', country, name: 'Sales tax', rate: percent, onTop: true, ...more },
});

const clothes = [{ category: 'women' as const }];
const dress = { category: 'women' as const, kind: 'Dresses' };
const bag = { category: 'men' as const, kind: 'Bags' };

describe('the region of an address', () => {
  it.each([
    ['02139', 'MA'],
    ['05501', 'MA'],
    ['05401', 'VT'],
    ['06390', 'NY'],
    ['06511', 'CT'],
    ['00501', 'NY'],
    ['10001-1234', 'NY'],
    ['20001', 'DC'],
    ['20101', 'VA'],
    ['20815', 'MD'],
    ['73344', 'TX'],
    ['88510', 'TX'],
    ['83414', 'WY'],
    ['96799', 'AS'],
    ['96813', 'HI'],
    ['00901', 'PR'],
    ['00802', 'VI'],
    ['96910', 'GU'],
    ['09012', 'AE'],
    ['34001', 'AA'],
    ['96201', 'AP'],
  ])('in the United States, %s is in %s', (zip, region) => {
    expect(regionOf(`Main St 1, Town, USA, ${zip}`)).toBe(region);
  });

  it.each([
    ['H3Z 2Y7', 'QC'],
    ['M5V 3L9', 'ON'],
    ['K1A 0B1', 'ON'],
    ['V8X3X4', 'BC'],
    ['X0A 1H0', 'NU'],
    ['X1A 2P7', 'NT'],
    ['Y1A 1A1', 'YT'],
  ])('in Canada, %s is in %s', (zip, region) => {
    expect(regionOf(`Rue 1, Town, Canada, ${zip}`)).toBe(region);
  });

  it('may be an island of Spain, Portugal, France or Finland, or the rest of the country', () => {
    const regions = ['Spain, 38001', 'España, 51001', 'Spain, 28001', 'Portugal, 9000-039'];
    expect(regions.map((end) => regionOf(`A 1, B, ${end}`))).toEqual(['IC', 'EA', '', '30']);
    const others = ['Portugal, 9500-119', 'France, 97400', 'Finland, 22100', 'Japan, 100-0001'];
    expect(others.map((end) => regionOf(`A 1, B, ${end}`))).toEqual(['20', 'RE', 'AX', '']);
  });

  it('is read from the letters after the city if the zip code says nothing', () => {
    expect(regionOf('Main St 1, Boston MA, USA, 213')).toBe('MA');
    expect(regionOf('Main St 1, Boston, USA, 213')).toBeUndefined();
    expect(regionOf('King St 1, Toronto on, Canada, 12345')).toBe('ON');
    expect(regionOf('King St 1, Toronto, Canada, 12345')).toBeUndefined();
    expect(regionOf('K St 1, Washington D.C., USA, 203')).toBe('DC');
    expect(regionOf('Sunset Blvd 1, LA, USA, 900')).toBeUndefined();
  });

  it.each([
    ['San Francisco', 'CA', '94105', 'United States'],
    ['Boston', 'MA', '02101', 'United States'],
    ['Wilmington', 'De', '19801-1234', 'United States'],
    ['Gary', 'I.N.', '46401', 'United States'],
    ['Atlanta', 'Georgia', '30301', 'United States'],
    ['APO', 'AE', '09012', 'United States'],
    ['St. John’s', 'NL', 'A1B 2C3', 'Canada'],
  ])('is not read as a country: %s, %s, %s', (city, state, zip, parent) => {
    const address = `Main St 1, ${city}, ${state}, ${zip}`;
    const problem = taxPlaceProblem(address, [rate(parent, 5)]);
    expect(problem).toContain(`“${state}” can be a state or province, or a country.`);
    expect(problem).toMatch(new RegExp(`e\\.g\\. ${parent}\\.$`));
    expect(taxPlaceProblem(address, [rate('Portugal', 23)])).toBeUndefined();
  });

  it.each([
    'Canada, M5V 3L9',
    'CA, M5V 3L9',
    'DE, 80331',
    'Georgia, 0100',
    'PR, 00901',
    'AE, 12345',
  ])('is not asked for in a country with the letters of a state: %s', (end) => {
    expect(taxPlaceProblem(`A 1, B, ${end}`, [rate('USA', 5)])).toBeUndefined();
  });

  it('is requested if the address does not determine it, and the country has taxes by region', () => {
    const rates = [rate('United States', 6.625, { regions: ['NJ'] }), rate('Portugal', 23)];
    const question = (end: string) => taxPlaceProblem(`Main St 1, Town, ${end}`, rates);
    expect(question('USA, 07030')).toBeUndefined();
    expect(question('USA, 10001')).toBeUndefined();
    expect(question('USA, 703')).toMatch(/^We can’t calculate taxes .* e\.g\. Boston MA\.$/);
    expect(question('Canada, 703')).toBeUndefined();
    expect(question('Portugal, 703')).toBeUndefined();
    expect(question('Utopia, 07030')).toMatch(/^We don’t recognize the country “Utopia”/);
    expect(taxPlaceProblem('Main St 1, Town, Utopia, 07030', [])).toBeUndefined();
    expect(taxPlaceProblem('', rates)).toBeUndefined();
  });

  it('delays added taxes until it is known', () => {
    const [added] = [rate('USA', 6, { regions: ['NJ'] })];
    const rows = (end: string, rates = [added]) => unknownTaxes(`Main St 1, Hoboken${end}`, rates);
    const row = { label: 'Tax', amount: 'Calculated from the zip code' };
    for (const end of [', USA', ', USA, 070']) expect(rows(end)).toEqual([row]);
    for (const end of ['', ', USA, 07030', ', Portugal, 1']) expect(rows(end)).toEqual([]);
    expect(rows(', USA', [{ ...added, onTop: false }])).toEqual([]);
  });

  it('is another one beyond the border of a state, if that changes the rates', () => {
    const boston = 'A, B, USA, 02101';
    const hoboken = 'A, B, USA, 07030';
    const [country, states] = [[rate('USA', 5)], [rate('USA', 6, { regions: ['MA'] })]];
    expect(isOtherTaxPlace(boston, 'A, B, US, 01970', states)).toBe(false);
    expect(isOtherTaxPlace(boston, hoboken, states)).toBe(true);
    expect(isOtherTaxPlace(boston, hoboken, country)).toBe(false);
    expect(isOtherTaxPlace(boston, 'A, B, Portugal, 12000', [])).toBe(true);
  });
});

type Line = { cents: number; quantity?: number; product: typeof dress | typeof bag };

const taxed = (rates: TaxRate[], end: string, lines: Line[], delivery = 0) =>
  taxesOn({ lines, delivery }, rates, placesOf(`Main St 1, Town, ${end}`)).map(
    ({ name, rate: percent, cents }) => [name, percent, cents],
  );

describe('taxes by region', () => {
  const canada = [
    rate('Canada', 5, { name: 'GST' }),
    rate('Canada', 13, { name: 'HST', regions: ['ON'] }),
    rate('Canada', 9.975, { name: 'QST', regions: ['QC'], inAddition: true }),
    rate('Canada', 7, { name: 'PST', regions: ['BC'], inAddition: true }),
    rate('Canada', 0, {
      ...{ name: 'PST', regions: ['BC'], inAddition: true },
      appliesTo: [{ category: 'kid' }],
    }),
  ];

  it('are several on one product in Quebec, each rounded by line and totalled separately', () => {
    const lines = [
      { cents: 1_999, product: dress },
      { cents: 1_999, product: bag },
    ];
    // 1.99900 and 1.9940025 a line.
    expect(taxed(canada, 'Canada, H3Z 2Y7', lines)).toEqual([
      ['GST', 5, 200],
      ['QST', 9.975, 398],
    ]);
    expect(Math.round((2 * 1_999 * 9.975) / 100)).toBe(399);
  });

  it('replace those of the country, unless they are additional', () => {
    const lines = [{ cents: 10_000, product: dress }];
    expect(taxed(canada, 'Canada, M5V 3L9', lines)).toEqual([['HST', 13, 1_300]]);
    expect(taxed(canada, 'Canada, T2P 1J9', lines)).toEqual([['GST', 5, 500]]);
    // An added rate of a region, too, replaces an included one of the country.
    const mixed = [
      rate('Portugal', 23, { onTop: false }),
      rate('Portugal', 16, { regions: ['20'] }),
    ];
    // Names of taxes that differ only in case are one tax.
    const twice = ['PST', ' Pst '].map((name) => rate('Canada', 7, { name, inAddition: true }));
    expect(taxed(twice, 'Canada, V8X 3X4', lines)).toEqual([['PST', 7, 700]]);
    const order = { lines, delivery: 0, taxes: [] };
    const elsewhere = (end: string) => taxesElsewhere(order, mixed, `Rua 1, Town, ${end}`);
    expect(elsewhere('Portugal, 9500-119')).toEqual([]);
    expect(elsewhere('Portugal, 1000-001')).toHaveLength(1);
    expect(taxed(canada, 'Canada, V8X 3X4', lines)).toEqual([
      ['GST', 5, 500],
      ['PST', 7, 700],
    ]);
  });

  it('may leave out kinds of products', () => {
    const jersey = { country: 'United States', regions: ['NJ'] };
    const rates = [
      rate('United States', 6.625, jersey),
      rate('United States', 0, { ...jersey, appliesTo: clothes }),
    ];
    const lines = [
      { cents: 10_000, product: dress },
      { cents: 10_000, product: bag },
    ];
    expect(taxed(rates, 'USA, 07030', lines)).toEqual([
      ['Sales tax', 6.625, 663],
      ['Sales tax', 0, 0],
    ]);
    expect(taxed(rates, 'USA, 97201', lines)).toEqual([]);
  });

  it('may apply up to a price per item, after the discount', () => {
    const rates = [
      rate('United States', 4, { regions: ['NY'] }),
      rate('United States', 0, { regions: ['NY'], appliesTo: clothes, upTo: 109.99 }),
    ];
    const taxOf = (cents: number, quantity: number) =>
      taxed(rates, 'USA, 10001', [{ cents, quantity, product: dress }]);
    expect(taxOf(10_999, 1)).toEqual([['Sales tax', 0, 0]]);
    expect(taxOf(11_000, 1)).toEqual([['Sales tax', 4, 440]]);
    expect(taxOf(20_000, 2)).toEqual([['Sales tax', 0, 0]]);
    const billed = [{ ...dress, cents: 12_000, quantity: 1 }];
    const code = { code: 'TENTH', kind: 'percent' as const, value: 10, minimum: 0 };
    const by = { rates, address: 'Main St 1, Town, USA, 10001' };
    expect(taxedBill(billed, { code }, by).bill.total).toBe(10_800);
  });

  it('may apply to the part of a price beyond a limit', () => {
    const rates = [
      rate('United States', 6.25, { regions: ['MA'] }),
      rate('United States', 0, {
        ...{ regions: ['MA'], appliesTo: clothes, upTo: 175, splitsPrice: true },
      }),
    ];
    const taxOf = (cents: number, quantity: number) =>
      taxed(rates, 'USA, 02139', [{ cents, quantity, product: dress }]);
    expect(taxOf(17_500, 1)).toEqual([['Sales tax', 0, 0]]);
    expect(taxOf(40_000, 2)).toEqual([
      ['Sales tax', 6.25, Math.round(5_000 * 0.0625)],
      ['Sales tax', 0, 0],
    ]);
  });

  it('are rounded once if another tax is on a part of the price', () => {
    const there = { regions: ['MA'] };
    const rates = [
      rate('United States', 6.25, there),
      rate('United States', 0, { ...there, upTo: 175, splitsPrice: true }),
      rate('United States', 0.75, { ...there, name: 'Levy', inAddition: true }),
    ];
    const lines = [{ cents: 25_825, product: dress }];
    const address = 'Main St 1, Town, USA, 02139';
    const taxes = taxesOn({ lines, delivery: 0 }, rates, placesOf(address));
    expect(taxes.find(({ name }) => name === 'Levy')).toMatchObject({ cents: 194, net: 25_825 });
    // Half a cent of each part would be rounded up.
    const delivered = taxesOn({ lines, delivery: 1_000 }, rates, placesOf(address));
    expect(delivered.find(({ name }) => name === 'Levy')?.cents).toBe(194 + 8);
    // A rate after one for any price never applies.
    const [, , levy] = rates;
    if (!levy) throw new Error('There are three');
    const behind = [levy, rate('United States', 1, { name: 'Levy', inAddition: true })];
    behind.push({ ...rate('United States', 0), name: 'Levy', inAddition: true, upTo: 50 });
    const single = taxesOn({ lines, delivery: 0 }, behind, placesOf(address));
    expect(single).toMatchObject([{ rate: 0.75, cents: 194 }]);
  });

  it('stay on the lines that were kept after a return', () => {
    const there = { regions: ['NJ'] };
    const rates = [
      rate('United States', 6.625, there),
      rate('United States', 0, { ...there, appliesTo: clothes }),
    ];
    const lines = [dress, bag].map((product) => ({
      ...{ ...product, quantity: 1, cents: 10_000, priceCents: 10_000 },
    }));
    const by = { rates, address: 'Main St 1, Town, USA, 07030' };
    const { bill, taxes } = taxedBill(lines, {}, by);
    const paid = { lines, taxes, discountCents: 0, waivedCents: 0, totalCents: bill.total };
    const left = (received: number[], refunds: { cents: number; note?: string }[]) => {
      const back = refunds.reduce((sum, { cents }) => sum + cents, 0);
      const after = billAfterRefunds(paid, back, received, refunds);
      return [after.leftCents, ...after.taxes.map(({ cents }) => cents)];
    };
    const netLeft = (received: number[], cents: number) =>
      billAfterRefunds(paid, cents, received, [{ cents }]).taxes.map(({ net }) => net);
    expect(netLeft([0, 1], 10_663)).toEqual([0, 10_000]);
    expect(netLeft([1, 0], 10_000)).toEqual([10_000, 0]);
    expect(netLeft([1, 1], bill.total)).toEqual([0, 0]);
    expect(left([0, 1], [{ cents: 10_663 }])).toEqual([10_000, 0, 0]);
    expect(left([1, 0], [{ cents: 10_000 }])).toEqual([10_663, 663, 0]);
    expect(left([1, 1], [{ cents: bill.total }])).toEqual([0, 0, 0]);
    expect(left([1, 0], [{ cents: 10_000 }, { cents: 5_000, note: 'Torn' }])).toEqual([
      ...[5_663, Math.round((663 * 5_663) / 10_663), 0],
    ]);
    expect(left([0, 0], [{ cents: bill.total / 2, note: '' }])[1]).toBe(Math.round(663 / 2));
  });

  it('are not on the bill at zero cents, unless the prices include them', () => {
    const none = rate('United States', 0, { regions: ['NJ'], appliesTo: clothes });
    const lines = [{ ...dress, quantity: 1, cents: 10_000 }];
    const sums = (rates: TaxRate[]) => {
      const { bill, taxes } = taxedBill(lines, {}, { rates, address: 'A 1, B, USA, 07030' });
      const terms = { deliveryName: null, deliveryCents: 0, code: null, discountCents: 0, taxes };
      return [billRows({ ...terms, totalCents: bill.total }), taxLines(taxes)];
    };
    expect(sums([none])).toEqual([[], []]);
    expect(sums([{ ...none, onTop: false }])[1]).toHaveLength(1);
  });

  it('may leave out the delivery', () => {
    const lines = [{ cents: 10_000, product: dress }];
    const on = (more: object) =>
      taxed(
        [rate('United States', 7.25, { regions: ['CA'], ...more })],
        'USA, 90001',
        lines,
        1_000,
      );
    expect(on({})).toEqual([['Sales tax', 7.25, 725 + 73]]);
    expect(on({ exceptDelivery: true })).toEqual([['Sales tax', 7.25, 725]]);
  });

  it('follow a territory’s name or zip code', () => {
    const lines = [{ cents: 10_000, product: dress }];
    const own = [rate('Puerto Rico', 11.5), rate('United States', 6)];
    const region = [rate('United States', 11.5, { regions: ['PR'] })];
    const ivu = [['Sales tax', 11.5, 1_150]];
    for (const end of ['USA, 00901', 'Puerto Rico, 00901']) {
      expect(taxed(own, end, lines)).toEqual(ivu);
      expect(taxed(region, end, lines)).toEqual(ivu);
    }
    for (const end of ['USA, 00901', 'Puerto Rico, 00901']) {
      expect(taxed([rate('United States', 6)], end, lines)).toEqual([]);
    }
  });

  it('that prices include are parts of them', () => {
    const rates = [
      rate('India', 9, { name: 'CGST', onTop: false }),
      rate('India', 9, { name: 'SGST', onTop: false, inAddition: true }),
    ];
    expect(taxed(rates, 'India, 110034', [{ cents: 11_800, product: dress }])).toEqual([
      ['CGST', 9, 900],
      ['SGST', 9, 900],
    ]);
    expect(taxIn(11_800, 18)).toBe(1_800);
  });

  it('are refunded with the returned units, to the last cent', () => {
    const lines = [
      { priceCents: 1_999, quantity: 3, cents: 5_997, ...dress },
      { priceCents: 3_333, quantity: 1, cents: 3_333, ...bag },
    ];
    const delivery = { id: 'd', name: 'Courier', price: 5 } as DeliveryMethod;
    const by = { rates: canada, address: 'Rue 1, Montreal, Canada, H3Z 2Y7' };
    const { bill, taxes } = taxedBill(lines, { delivery }, by);
    const paid = {
      ...{ lines, taxes, discountCents: 0, waivedCents: 0, totalCents: bill.total },
    };
    expect(bill.total).toBe(bill.goods + bill.delivery + addedCents(taxes));
    const qst: IncludedTax | undefined = taxes.find(({ name }) => name === 'QST');
    expect(qst?.lines).toEqual([Math.round(5_997 * 0.09975), Math.round(3_333 * 0.09975)]);
    const [dresses, all] = [refundFor(paid, [3, 0]), refundFor(paid, [3, 1])];
    const taxesOfDresses = taxes.map((tax) => tax.lines?.[0] ?? 0);
    expect(dresses).toBe(taxesOfDresses.reduce((sum, cents) => sum + cents, 5_997));
    expect(all).toBe(bill.total);
  });
});

describe('an owner’s tax rate', () => {
  const input = (more: object) => ({ country: 'Canada', name: 'QST', rate: 9.975, ...more });

  it('has at most three decimals, known regions, and a price where it is split', () => {
    expect([9.975, 6.625, 23, 0.001].every(hasThreeDecimals)).toBe(true);
    expect([9.9755, 0.0001].some(hasThreeDecimals)).toBe(false);
    const problems = (more: object) => Object.fromEntries(taxInputProblems(input(more)));
    expect(problems({ regions: ['QC'], inAddition: true })).toEqual({});
    expect(problems({ rate: 9.9755 })).toEqual({ rate: 'A rate has at most three decimals.' });
    expect(problems({ regions: ['QC', 'TX'] })).toEqual({ regions: 'Canada has no region TX.' });
    expect(problems({ splitsPrice: true })).toHaveProperty('upTo');
    expect(problems({ upTo: 1.005 })).toHaveProperty('upTo');
    expect(problems({ rate: 0 })).toHaveProperty('rate');
    expect(problems({ rate: 0, regions: ['AB'] })).toEqual({});
    expect(taxRegions('Germany')).toEqual([]);
  });

  it('may share its region with another tax, and with a rate up to a price', () => {
    const problem = (one: object, other: object) => taxOverlapProblem(input(one), [input(other)]);
    const [quebec, both] = [{ regions: ['QC'] }, { regions: ['ON', 'QC'] }];
    expect(problem(quebec, { regions: ['ON'] })).toBeUndefined();
    expect(problem(quebec, {})).toBeUndefined();
    expect(problem(quebec, both)).toBe('There is a rate for Canada (QC) already.');
    expect(problem({ ...quebec, inAddition: true }, both)).toBeUndefined();
    expect(problem({ ...quebec, upTo: 100 }, both)).toBeUndefined();
    expect(problem({ ...quebec, upTo: 100 }, { ...both, upTo: 50 })).toBe(
      'There is a rate for Canada (QC) already.',
    );
    const [pst, typed] = ['PST', ' Pst '].map((name) => ({ ...quebec, name, inAddition: true }));
    expect(problem(pst ?? {}, typed ?? {})).toBe('There is a rate for Canada (QC) already.');
  });
});
