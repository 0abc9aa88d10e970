import { describe, expect, it } from 'vitest';
import { cottonTote, linenShirt } from '../../contract/examples/products.ts';
import type { FeedProduct, FeedShop } from '../../contract/rules/feedColumns.ts';
import { feedColumns, feedReporter, feedRows } from '../../contract/rules/feeds.ts';
import { type FeedTarget, feedTargets } from '../../contract/rules/feedTargets.ts';
import { readyScale } from '../../contract/rules/readyScales.ts';
import { variantId } from '../../contract/rules/structuredData.ts';

const shop: FeedShop = {
  ...{ name: 'Needle', description: 'A small house.', url: 'https://shop.example' },
  ...{ supportEmail: 'help@shop.example', phone: '', social: [], texts: ['returns'] },
  ...{ scales: [], countries: ['PT', 'BE'], country: 'PT', returnDays: 30 },
};

const [size] = linenShirt.sizes;
if (!size) throw new Error('The shirt has no sizes');

const shirt: FeedProduct = {
  ...linenShirt,
  ...{ kind: 'Shirts', colour: 'Clay', style: 'camp', material: 'Linen', weight: '240' },
  sizes: [
    { ...size, size: 'S', quantity: 3, quantityReserved: 0, sku: 'CS-1', barcode: '4006381333931' },
    { ...size, size: 'M', quantity: 2, quantityReserved: 2 },
  ],
};

/** Items by field, without empty ones, as a reader sees them. */
function itemsOf(product: FeedProduct, target: FeedTarget, about: Partial<FeedShop> = {}) {
  const columns = feedColumns(target);
  return feedRows(product, { ...shop, ...about }, target).map((row) =>
    Object.fromEntries(
      columns.map(({ name }, at) => [name, row[at] ?? ''] as const).filter(([, cell]) => cell),
    ),
  );
}

describe('feeds', () => {
  it('describe each size to Google with its codes, group, sex and age', () => {
    const [small, medium] = itemsOf(shirt, 'google');
    expect(small).toMatchObject({
      id: variantId(shirt._id, 'S'),
      ...{ item_group_id: 'camp', title: 'Linen Camp Shirt, Clay, S', availability: 'in_stock' },
      ...{ link: `https://shop.example/product/${shirt._id}`, price: '89.00 USD' },
      ...{ brand: 'Needle', gtin: '4006381333931', mpn: 'CS-1', identifier_exists: 'yes' },
      ...{ color: 'Clay', size: 'S', gender: 'female', age_group: 'adult' },
      ...{ product_type: 'Women > Shirts', material: 'Linen', shipping_weight: '240 g' },
    });
    expect(small?.image_link).toMatch(/^https:\/\/shop\.example\/.+/);
    expect(medium).toMatchObject({ availability: 'out_of_stock', identifier_exists: 'no' });
  });

  it('name the fibres, or else the material without its care', () => {
    const material = '100% linen. Corozo buttons.\nMachine wash at 30 °C.';
    const ofProduct = (about: Partial<FeedProduct>) =>
      itemsOf({ ...shirt, material, ...about }, 'google')[0]?.material;
    expect(ofProduct({})).toBe('100% linen. Corozo buttons.');
    expect(
      ofProduct({ composition: '97,5% virgin wool, 2,5% elastane; Lining: 100% viscose' }),
    ).toBe('virgin wool/elastane');
    expect(
      ofProduct({ composition: 'Outer fabric: 50% cotton, 30% flax, 15% silk, 5% wool' }),
    ).toBe('cotton/flax/silk');
  });

  it('have one id for a size, within Google’s 50 characters also for long sizes', () => {
    const sizes = ['EU 38.5 / UK 5.5 W', 'EU 39.5 / UK 6.5 W'].map((size) => ({
      ...{ size, quantity: 1, quantityReserved: 0, description: '' },
    }));
    const ids = (target: FeedTarget) =>
      itemsOf({ ...shirt, sizes }, target).map(({ id, item_id = id }) => item_id);
    expect(new Set(ids('google')).size).toBe(2);
    expect(ids('google').filter((id = '') => id.length > 50)).toEqual([]);
    for (const target of feedTargets) {
      expect(ids(target)).toEqual(sizes.map(({ size }) => variantId(shirt._id, size)));
    }
  });

  it.each([
    ['meta', { availability: 'in stock', condition: 'new', quantity_to_sell_on_facebook: '3' }],
    ['pinterest', { availability: 'in stock', condition: 'new', item_group_id: 'camp' }],
    [
      'openai',
      {
        ...{ item_id: variantId(shirt._id, 'S'), group_id: 'camp', availability: 'in_stock' },
        ...{ is_eligible_search: 'true', is_eligible_checkout: 'false', store_country: 'PT' },
        ...{ seller_name: 'Needle', target_countries: 'PT,BE', return_deadline_in_days: '30' },
        ...{ return_policy: 'https://shop.example/returns', listing_has_variations: 'true' },
        ...{ weight: '240', item_weight_unit: 'g' },
      },
    ],
  ] as const)('have the fields and words of %s', (target, fields) => {
    expect(itemsOf(shirt, target)[0]).toMatchObject(fields);
  });

  it('include a sale with its days, even before it begins', () => {
    const days = { saleFrom: '2026-12-01', saleUntil: '2026-12-06' };
    const told = {
      ...{ price: '120.00 USD', sale_price: '89.00 USD' },
      sale_price_effective_date: '2026-12-01T00:00:00Z/2026-12-06T23:59:59Z',
    };
    const isOn = { ...shirt, ...days, regularPrice: 120, salePrice: 0 };
    expect(itemsOf(isOn, 'google')[0]).toMatchObject(told);
    const waits = { ...shirt, ...days, price: 120, regularPrice: 0, salePrice: 89 };
    expect(itemsOf(waits, 'google')[0]).toMatchObject(told);
    const endless = { ...waits, saleUntil: '' };
    expect(itemsOf(endless, 'google')[0]).not.toHaveProperty('sale_price');
    const [openAi] = itemsOf(isOn, 'openai');
    expect(openAi).toMatchObject({
      ...{ sale_price: '89.00 USD', sale_price_start_date: '2026-12-01' },
      sale_price_end_date: '2026-12-06',
    });
  });

  it('name the system and type of a size as Google shortens them', () => {
    const jeans = { ...readyScale('Women’s shoes'), id: 'a', version: 1, name: 'Mine' };
    const scales = [{ ...jeans, system: 'MX', group: 'Plus' } as const];
    const [item] = itemsOf({ ...shirt, sizeScale: 'Mine' }, 'google', { scales });
    expect(item).toMatchObject({ size_system: 'MEX', size_type: 'plus' });
    const tall = { scales: [{ ...jeans, group: 'Tall' } as const] };
    const typeFor = (target: FeedTarget) =>
      itemsOf({ ...shirt, sizeScale: 'Mine' }, target, tall)[0]?.size_type;
    expect([typeFor('google'), typeFor('pinterest')]).toEqual(['tall', 'big_and_tall']);
  });

  it.each([
    ['Infants', 'unisex', 'infant'],
    ['Girls', 'female', 'kids'],
    [undefined, 'unisex', 'kids'],
  ] as const)('divide children: of %s are %s and %s', (group, gender, age) => {
    const scale = { ...readyScale('Women’s shoes'), id: 'a', version: 1, name: 'Mine' };
    const scales = [{ ...scale, ...(group ? { group } : { group: undefined }) }];
    const kids = { ...shirt, category: 'kid' as const, sizeScale: 'Mine' };
    expect(itemsOf(kids, 'google', { scales })[0]).toMatchObject({ gender, age_group: age });
  });

  it('list a one-size product without variants', () => {
    const sizes = cottonTote.sizes.map((entry) => ({ ...entry, size: 'One size' }));
    const [item, ...more] = itemsOf({ ...cottonTote, style: '', sizes }, 'google');
    expect(more).toEqual([]);
    expect(item).toMatchObject({ id: cottonTote._id, size: 'One size', title: cottonTote.name });
    expect(item).not.toHaveProperty('item_group_id');
  });

  it('cut long texts between letters, not within an emoji', () => {
    const long = { ...shirt, description: '🧵'.repeat(5001) };
    for (const target of feedTargets) {
      expect(itemsOf(long, target)[0]?.description).toBe('🧵'.repeat(5000));
    }
  });

  it('are reported with what their reader requires', () => {
    const report = (target: FeedTarget, product: FeedProduct, about?: Partial<FeedShop>) => {
      const reporter = feedReporter(target);
      reporter.read(product, feedRows(product, { ...shop, ...about }, target));
      return reporter.report;
    };
    expect(report('google', shirt)).toEqual({ items: 2, missing: [] });
    const example = { _id: shirt._id, name: `${shirt.name}, Clay` };
    expect(report('google', { ...shirt, description: ' ', images: [] })).toEqual({
      items: 2,
      missing: ['description', 'image_link'].map((field) => ({
        ...{ field, count: 2, examples: [example] },
      })),
    });
    const colourless = { ...shirt, colour: '' };
    expect(report('google', colourless).missing).toMatchObject([{ field: 'color' }]);
    expect(report('meta', colourless).missing).toEqual([]);
    expect(report('openai', shirt, { country: '' }).missing).toMatchObject([
      { field: 'store_country' },
    ]);
  });
});
