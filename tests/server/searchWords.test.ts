import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { correctionsOf, selectProducts } from '../../contract/rules/productList.ts';
import type { Product } from '../../contract/schemas/product.ts';
import { labelsOf } from '../../demo/catalogue/kinds.ts';
import { materials } from '../../demo/catalogue/materials.ts';
import { demoCatalogue } from '../../demo/catalogue.ts';
import type { NewProduct } from '../../server/repositories/productWrites.ts';
import { onBothDatabases } from './support/bothDatabases.ts';
import { exampleProduct } from './support/exampleProduct.ts';
import { openTestApp, type TestApp } from './support/testApp.ts';

const demoShop = demoCatalogue.map(({ slug, rating: _, pictures: __, ...product }, index) =>
  exampleProduct(demoCatalogue.length - index, {
    ...product,
    ...labelsOf(slug),
    material: materials[labelsOf(slug).style || slug] ?? '',
  }),
);

const smallShop = [
  exampleProduct(1, {
    name: 'Linen Dress',
    description: 'Cut for the spot with the best neckline',
  }),
  exampleProduct(2, { name: 'Padded Jacket', description: 'Warm wadding, pure cotton outside' }),
  exampleProduct(3, { name: 'Wool Cardigan', description: 'Boxes of brass buttons' }),
  exampleProduct(4, { name: 'Merino Sweater', description: 'Knitted in the hills' }),
  exampleProduct(5, { name: 'Cord Skirt', description: 'With pockets', colour: 'Green' }),
  exampleProduct(6, { name: 'Wool Cap', description: 'Slate grey' }),
];

type Row = [query: string, first: RegExp | undefined, corrections?: Record<string, string>];

const inTheDemoShop: Row[] = [
  ['sneakers', undefined],
  ['wedding', undefined],
  ['gift card', undefined],
  ['gift cards', undefined],
  ['card holder', undefined],
  ['birthday card', undefined],
  ['necklace', undefined],
  ['sport', undefined],
  ['purse', undefined],
  ['cape', undefined],
  ['clogs', undefined],
  ['blouse', undefined],
  ['ring', undefined],
  ['lime', undefined],
  ['camo', undefined],
  ['peach', undefined],
  ['sale', undefined],
  ['trainers', undefined],
  ['tuxedo jack', undefined],
  ['wedding dress', /Dress|Sundress/],
  ['drses', /Dress|Sundress/, { drses: 'dress' }],
  ['dreas', /Dress|Sundress/, { dreas: 'dress' }],
  ['sweter', /Crew|Jumper/, { sweter: 'sweater' }],
  ['jaket', /Jacket|Blazer/, { jaket: 'jacket' }],
  ['jakcet', /Jacket|Blazer/, { jakcet: 'jacket' }],
  ['linnen shrit', /Linen.*Shirt/, { linnen: 'linen', shrit: 'shirt' }],
  ['shurt', /Shirt/, { shurt: 'shirt' }],
  ['shrt', /Shirt/, { shrt: 'shirt' }],
  ['shkirt', /Shirt/, { shkirt: 'shirt or skirt' }],
  ['hoddie', /Hoodie/, { hoddie: 'hoodie' }],
  ['trowsers', /Trousers|Chinos/, { trowsers: 'trousers' }],
  ['corderoy', /Corduroy/, { corderoy: 'corduroy' }],
  ['seersuker', /Seersucker/, { seersuker: 'seersucker' }],
  ['swetshrt', /Hoodie|Sweatshirt/, { swetshrt: 'sweatshirt' }],
  ['jeens', /Jeans/, { jeens: 'jeans' }],
  ['beenie', /Cap|Beanie/, { beenie: 'beanie' }],
  ['blak', /./, { blak: 'black' }],
  ['navi', /./, { navi: 'navy' }],
  ['jack', /Jacket|Blazer/],
  ['linen jack', /Linen|Jacket|Blazer/],
];

const inASmallShop: Row[] = [
  ['sneakers', undefined],
  ['wedding', undefined],
  ['gift card', undefined],
  ['necklace', undefined],
  ['purse', undefined],
  ['sport', undefined],
  ['cape', undefined],
  ['bras', undefined],
  ['boxers', undefined],
  ['hilts', undefined],
  ['drses', /Dress/, { drses: 'dress' }],
  ['linnen', /Linen/, { linnen: 'linen' }],
  ['jaket', /Jacket/, { jaket: 'jacket' }],
  ['cardigon', /Cardigan/, { cardigon: 'cardigan' }],
  ['sweter', /Sweater/, { sweter: 'sweater' }],
  ['skrit', /Skirt/, { skrit: 'skirt' }],
  ['gren', /Skirt/, { gren: 'green' }],
  ['colt', undefined],
  ['cardi', /Cardigan/],
];

onBothDatabases('words', (_, another) => {
  describe.each([
    ['the demo shop', demoShop, inTheDemoShop],
    ['a small shop', smallShop, inASmallShop],
  ])('in %s', (_, products: NewProduct[], rows) => {
    let shop: TestApp;
    let all: Product[];
    beforeAll(async () => {
      shop = await openTestApp({ products, connection: await another() });
      all = (await shop.app.inject('/api/allproducts')).json();
    });
    afterAll(() => shop.app.close());

    it.each(rows)(
      '“%s” finds the intended products, or nothing',
      async (q, first, corrections = {}) => {
        const answer = await shop.app.inject(`/api/allproducts?q=${encodeURIComponent(q)}`);
        const found = answer.json<Product[]>();
        expect(found[0]?.name).toEqual(first && expect.stringMatching(first));
        const said = new URLSearchParams(String(answer.headers['x-search-corrections'] ?? ''));
        expect(Object.fromEntries(said)).toEqual(corrections);
        // The mocks' and the browser's search.
        const ids = (some: readonly Product[]) => some.map(({ _id }) => _id);
        expect(ids(selectProducts(all, { q }))).toEqual(ids(found));
        expect(correctionsOf(all, { q })).toEqual(corrections);
      },
    );
  });
});
