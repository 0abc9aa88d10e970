import { describe, expect, it } from 'vitest';
import { addTranslations } from '../../contract/catalogues.ts';
import { courier, deliveryByCountry, standardDelivery } from '../../contract/examples/selling.ts';
import { inLanguage } from '../../contract/i18n.ts';
import {
  chosenMethod,
  countriesText,
  deliveryHint,
  needsCountry,
  unknownDelivery,
} from '../../contract/rules/deliveryMethods.ts';
import { sellingTerms } from '../../contract/rules/sellingTerms.ts';
import shopTexts from '../../locales/fr/shop.json' with { type: 'json' };

const [ctt, bpost, royalMail] = deliveryByCountry;
const lisbon = 'Rua 1, Lisbon, Portugal, 1200-109';
const brussels = 'Rue 1, Brussels, BE, 1000';
const freeFrom = (...sums: number[]) =>
  deliveryByCountry.map((method, index) => ({ ...method, freeFrom: sums[index] ?? 0 }));

describe('until a country is known', () => {
  it.each([
    ['no free delivery that a country lacks', deliveryByCountry, 6_490, 'Delivery from $3.90'],
    [
      'no price where delivery is free to some countries',
      deliveryByCountry,
      8_990,
      'The delivery price depends on the country',
    ],
    [
      'the sum from which each country has free delivery',
      freeFrom(80, 150, 100),
      8_990,
      '$60.10 more for free delivery',
    ],
    ['free delivery to all countries', freeFrom(80, 150, 100), 15_000, 'Free delivery'],
    [
      'the terms of a method to everywhere',
      [standardDelivery, { ...courier, freeFrom: 100 }],
      17_800,
      '$22.00 more for free delivery',
    ],
  ])('the cart promises %s', (_, methods, goods, hint) => {
    expect(deliveryHint(methods, { goods, address: '' })).toBe(hint);
  });

  it('the terms promise free delivery only from the sum for all countries', () => {
    const lineOf = (delivery: Parameters<typeof sellingTerms>[0]['delivery']) =>
      sellingTerms({ delivery }).line;
    expect(lineOf([...deliveryByCountry])).toBe(
      'Delivery to Portugal, Belgium, United Kingdom from $3.90',
    );
    expect(lineOf(freeFrom(80, 150, 100))).toBe(
      'Delivery to Portugal, Belgium, United Kingdom from $3.90, free from $150.00',
    );
    expect(lineOf([{ ...ctt, price: 0 }, bpost])).toBe('The delivery price depends on the country');
    expect(lineOf([standardDelivery, { ...courier, freeFrom: 100 }])).toBe(
      'Delivery from $4.90, free from $200.00',
    );
  });

  it('a method is preselected only if it goes to all countries', () => {
    const first = (methods: Parameters<typeof chosenMethod>[0]) =>
      chosenMethod(methods, { address: '' });
    expect(first(deliveryByCountry)).toBeUndefined();
    expect(unknownDelivery(deliveryByCountry, 'Rua 1')).toEqual([
      { label: 'Delivery', amount: 'Calculated from the country' },
    ]);
    expect(chosenMethod(deliveryByCountry, { delivery: bpost.id, address: '' })).toBe(bpost);
    expect(first([ctt, standardDelivery])).toBe(standardDelivery);
    expect(first([courier, { ...ctt, countries: ['ES', 'PT'] }])).toBe(courier);
    expect(needsCountry([courier, { ...ctt, countries: ['ES', 'PT'] }], '')).toBe(false);
  });
});

it('a known country has the terms of its methods', () => {
  const hint = (address: string) => deliveryHint(deliveryByCountry, { goods: 8_990, address });
  expect(hint(lisbon)).toBe('Free delivery');
  expect(hint(brussels)).toBe('Delivery from $7.50');
  expect(hint('Main St 1, Boston, USA, 02101')).toBeUndefined();
  expect(chosenMethod(deliveryByCountry, { address: brussels })).toBe(bpost);
  expect(unknownDelivery(deliveryByCountry, brussels)).toEqual([]);
  const local = [{ ...ctt, freeFrom: 50 }, standardDelivery];
  expect(deliveryHint(local, { goods: 6_000, address: lisbon })).toBe('Free delivery');
  expect(deliveryHint(local, { goods: 6_000, address: '' })).toBe('$140.00 more for free delivery');
});

it('countries have their names in the language in use', () => {
  addTranslations('fr', shopTexts);
  const countries = ['UK', 'belgique', 'Atlantis'];
  expect(countriesText(countries)).toBe('United Kingdom, Belgium, Atlantis');
  expect(inLanguage('fr', () => countriesText(countries))).toBe('Royaume-Uni, Belgique, Atlantis');
  const terms = inLanguage('fr', () => sellingTerms({ delivery: [royalMail] }));
  expect(terms.delivery).toMatch(/Royaume-Uni\.$/);
  expect(terms.line).toContain('Livraison (Royaume-Uni)');
});
