import { describe, expect, it } from 'vitest';
import { cottonTote, linenShirt, woolCoat } from '../../contract/examples/products.ts';
import { type Subject, structuredData } from '../../contract/rules/structuredData.ts';
import type { Product } from '../../contract/schemas/product.ts';

const shop = {
  ...{ name: 'Needle', description: 'A small house.', url: 'https://shop.example' },
  ...{ supportEmail: 'help@shop.example', phone: '', social: [], texts: [] },
};

// biome-ignore lint/suspicious/noExplicitAny: the data is read as a search engine reads it
const graph = (about: Subject): any[] => (structuredData(about, shop) as any)['@graph'];

const shirt: Product = {
  ...linenShirt,
  ...{ kind: 'Shirts', colour: 'Clay', style: 'camp', weight: '240' },
  ...{ composition: '90% linen, 10% silk', material: 'Airy linen.\nWash cold.' },
  ...{ regularPrice: 120, saleUntil: '2026-12-06' },
  colourways: [
    { _id: linenShirt._id, colour: 'Clay', swatch: '', soldOut: false },
    { _id: 'other', colour: 'Ink', swatch: '', soldOut: false },
  ],
  sizing: [
    {
      '@type': 'SizeSpecification',
      name: 'M',
      sizeSystem: 'https://schema.org/WearableSizeSystemEurope',
    },
  ],
};

/** The rows of docs/structured-data.md. */
describe('structured data of a product', () => {
  const [group, trail] = graph({ product: shirt });
  const url = `https://shop.example/product/${shirt._id}`;
  const sizeM = group.hasVariant[2];

  it('is a group of its sizes and colours', () => {
    expect(group).toMatchObject({
      '@type': 'ProductGroup',
      ...{ name: 'Linen Camp Shirt', url, productGroupID: 'camp', material: 'linen/silk' },
      brand: { name: 'Needle' },
      audience: { suggestedGender: 'female', suggestedMinAge: 13 },
      variesBy: ['https://schema.org/size', 'https://schema.org/color'],
      aggregateRating: { ratingValue: 4.6, ratingCount: 40 },
    });
    expect(group.hasVariant).toHaveLength(6);
    expect(group.hasVariant.at(-1)).toEqual({ url: 'https://shop.example/product/other' });
  });

  it('has name, SKU, colour, size, pictures and offer of each size', () => {
    expect(sizeM).toMatchObject({
      '@type': 'Product',
      ...{ sku: `${shirt._id}-M`, name: 'Linen Camp Shirt, Clay, M', color: 'Clay' },
      size: { name: 'M', sizeSystem: 'https://schema.org/WearableSizeSystemEurope' },
      weight: { '@type': 'QuantitativeValue', value: 240, unitCode: 'GRM' },
      offers: { url, price: '89.00', priceCurrency: 'USD' },
    });
    expect(sizeM.image).toHaveLength(2);
    expect(group.hasVariant[1].size).toBe('S');
    const stock = group.hasVariant
      .slice(0, 5)
      .map(({ offers }: typeof sizeM) => offers.availability);
    expect(stock).toEqual([
      ...Array(3).fill('https://schema.org/InStock'),
      'https://schema.org/OutOfStock',
      'https://schema.org/InStock',
    ]);
    expect(new Set(group.hasVariant.slice(0, 5).map(({ sku }: typeof sizeM) => sku)).size).toBe(5);
  });

  it('has the codes of the sizes that have any', () => {
    const codes = [
      { size: 'M', sku: 'CS-M', gtin: '4006381333931' },
      { size: 'S', gtin: '40170725' },
    ];
    const [coded] = graph({ product: { ...shirt, codes } });
    const of = (size: string) =>
      coded.hasVariant.find(({ name }: { name?: string }) => name?.endsWith(`, ${size}`));
    expect(of('M')).toMatchObject({ sku: 'CS-M', gtin: '4006381333931' });
    expect(of('S')).toMatchObject({ sku: `${shirt._id}-S`, gtin: '40170725' });
    expect(of('L')).not.toHaveProperty('gtin');
  });

  it('strikes the regular price of a sale, and names its last day', () => {
    expect(sizeM.offers.priceValidUntil).toBe('2026-12-06');
    expect(sizeM.offers.priceSpecification).toEqual({
      '@type': 'UnitPriceSpecification',
      priceType: 'https://schema.org/StrikethroughPrice',
      ...{ price: '120.00', priceCurrency: 'USD' },
    });
    const [coat] = graph({ product: woolCoat });
    expect(coat.hasVariant[0].offers).not.toHaveProperty('priceSpecification');
  });

  it('is not a group without other sizes or colours', () => {
    const [tote] = graph({ product: cottonTote });
    expect(tote).toMatchObject({ '@type': 'Product', offers: { price: '35.50' } });
    expect(tote).not.toHaveProperty('hasVariant');
    expect(tote).not.toHaveProperty('aggregateRating');
    const sizes = [{ size: 'One size', quantity: 1, quantityReserved: 0, description: '' }];
    const [bag] = graph({ product: { ...cottonTote, sizes } });
    expect(bag).toMatchObject({ sku: cottonTote._id, name: 'Cotton Tote' });
    expect(bag).not.toHaveProperty('size');
  });

  it('has the path to its page', () => {
    expect(trail.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Needle', item: 'https://shop.example/' },
      { '@type': 'ListItem', position: 2, name: 'Women', item: 'https://shop.example/women' },
      {
        ...{ '@type': 'ListItem', position: 3, name: 'Shirts' },
        item: 'https://shop.example/women?kind=Shirts',
      },
      { '@type': 'ListItem', position: 4, name: 'Linen Camp Shirt' },
    ]);
  });
});

it('lists the products of a category', () => {
  const [list, trail] = graph({ category: 'men', products: [woolCoat] });
  expect(list.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, url: `https://shop.example/product/${woolCoat._id}` },
  ]);
  expect(trail.itemListElement).toHaveLength(2);
});

describe('structured data of the shop', () => {
  const method = {
    ...{ id: '1', name: 'Standard', price: 4.9, minDays: 3, maxDays: 5, freeFrom: 200 },
    ...{ countries: ['Portugal', 'Spain'], countryCodes: ['PT', 'ES'] },
  };

  it('has its return policy and deliveries', () => {
    const returns = { days: 30, paidBy: 'customer' as const };
    const [store] = graph({ terms: { delivery: [method], returns } });
    expect(store).toMatchObject({
      '@type': 'OnlineStore',
      email: 'help@shop.example',
      hasMerchantReturnPolicy: {
        applicableCountry: ['PT', 'ES'],
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: 30,
        returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
      },
      hasShippingService: [
        {
          name: 'Standard',
          shippingConditions: [
            {
              shippingDestination: [{ addressCountry: 'PT' }, { addressCountry: 'ES' }],
              shippingRate: { value: '4.90', currency: 'USD' },
              transitTime: { duration: { minValue: 3, maxValue: 5, unitCode: 'DAY' } },
            },
            { orderValue: { minValue: '200.00' }, shippingRate: { value: '0.00' } },
          ],
        },
      ],
    });
  });

  it('promises nothing for unknown countries', () => {
    const everywhere = { ...method, countries: [], countryCodes: [] };
    const [store] = graph({ terms: { delivery: [everywhere], returns: { days: 30 } } });
    expect(store).not.toHaveProperty('hasMerchantReturnPolicy');
    expect(store).not.toHaveProperty('hasShippingService');
  });
});
