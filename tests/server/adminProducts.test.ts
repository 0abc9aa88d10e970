import { beforeEach, describe, expect, it } from 'vitest';
import { emptyDetails } from '../../contract/rules/productFields.ts';
import { pastPrices, products } from '../../server/db/catalogueSchema.ts';
import { addProducts } from '../../server/repositories/productWrites.ts';
import { openAdminShop } from './support/adminShop.ts';
import { visitor } from './support/customer.ts';
import { exampleId, exampleProduct } from './support/exampleProduct.ts';
import { forSuite } from './support/forSuite.ts';
import { productInput } from './support/productInput.ts';

const noCodes = { sku: '', barcode: '' };

describe('an admin’s products', async () => {
  const shop = await forSuite(openAdminShop());
  beforeEach(() => shop.refill());

  describe('a new product', () => {
    it('is in the shop at once, as typed', async () => {
      const answer = await shop.admin.call('POST /addproduct', productInput());
      expect(answer.statusCode).toBe(200);
      const { success, message, product } = answer.json();
      expect({ success, message }).toEqual({ success: true, message: 'Product Added' });
      expect(product).toEqual({
        ...emptyDetails,
        ...productInput(),
        _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        rating: 0,
        ratingCount: 0,
        version: 1,
        updatedAt: shop.now().toISOString(),
        images: [
          expect.objectContaining({
            name: 'front.webp',
            flagman: true,
            signedUrl: '/signed/front.webp',
          }),
          expect.objectContaining({ name: 'back.webp', flagman: false }),
        ],
        sizes: [
          { size: 'S', quantity: 4, quantityReserved: 0, description: 'Chest 90 cm', ...noCodes },
          { size: 'M', quantity: 0, quantityReserved: 0, description: '', ...noCodes },
        ],
      });
      expect(await shop.names()).toEqual(['Linen Shirt', 'Product 3', 'Product 2', 'Product 1']);
      const shown = (await visitor(shop.app).call(`GET /product/${product._id}`)).json();
      expect(shown.price).toBe(89.9);
      expect(shown).not.toHaveProperty('version');
    });

    it('has measures of its sizes, and keeps them if a change omits them', async () => {
      const measures = [
        { size: 'S', length: 66, chest: 50.5 },
        { size: 'M', length: 68, chest: 53, shoulder: 44.5, sleeve: 65, inseam: 80 },
      ];
      const added = await shop.admin.call('POST /addproduct', productInput({ measures }));
      const { _id: id } = added.json().product;
      const measuresShown = async () =>
        (await visitor(shop.app).call(`GET /product/${id}`)).json().measures;
      expect(await measuresShown()).toEqual(measures);

      const { sizes, ...input } = productInput({ name: 'Yak Shirt' });
      const change = { id, ...input, sizes };
      await shop.admin.call('POST /modifyproduct', change);
      expect(await measuresShown()).toEqual(measures);

      await shop.admin.call('POST /modifyproduct', { ...change, sizes: sizes.slice(0, 1) });
      expect(await measuresShown()).toEqual(measures.slice(0, 1));

      await shop.admin.call('POST /modifyproduct', { ...change, measures: [{ size: 'M' }] });
      expect(await measuresShown()).toEqual([]);
    });

    it.each([
      [[{ size: 'M', chest: 0 }], 'measures[0].chest', 'must be a number from 1 to 300'],
      [[{ size: 'M', chest: 52.55 }], 'measures[0].chest', 'must have at most one decimal'],
      [[{ size: 'M', waist: 52 }], 'measures[0].waist', 'is not known here'],
      [[{ size: 'XL', chest: 52 }], 'measures[0].size', 'is not one of the product’s sizes'],
      [[{ size: 'M' }, { size: 'M' }], 'measures[1].size', 'is M, which is there already'],
    ])('is refused with the measures %j', async (measures, field, problem) => {
      const answer = await shop.admin.call('POST /addproduct', { ...productInput(), measures });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().fields[field]).toContain(problem);
    });

    it('is found by its material, and keeps it if a change omits it', async () => {
      const material = '60% Yak, 40% silk.';
      const added = await shop.admin.call('POST /addproduct', productInput({ material }));
      const { _id: id } = added.json().product;
      const change = { id, ...productInput({ name: 'Yak Shirt' }) };
      const changed = await shop.admin.call('POST /modifyproduct', change);
      expect(changed.json().product).toMatchObject({ name: 'Yak Shirt', material });
      expect(await shop.names('?q=yak%20silk')).toEqual(['Yak Shirt']);
      await shop.admin.call('POST /modifyproduct', { ...change, material: '' });
      expect(await shop.names('?q=silk')).toEqual([]);
    });

    it('keeps its weight in grams if a change omits it, and refuses other units', async () => {
      const added = await shop.admin.call('POST /addproduct', productInput({ weight: '240' }));
      const { _id: id } = added.json().product;
      const changed = await shop.admin.call('POST /modifyproduct', { id, ...productInput() });
      expect(changed.json().product).toMatchObject({ weight: '240' });
      const wrong = productInput({ weight: '0.24 kg' });
      expect((await shop.admin.call('POST /addproduct', wrong)).statusCode).toBe(400);
    });

    it('is found by admins, but not by shoppers, by its style', async () => {
      const style = 'AW26-01_K';
      await shop.admin.call('POST /addproduct', productInput({ name: 'Cable Cardigan', style }));
      expect(await shop.names('?q=aw26-01_k%20cable')).toEqual(['Cable Cardigan']);
      expect(await shop.names('?q=aw26-01xk')).toEqual([]);
      const found = await visitor(shop.app).call('GET /allproducts?q=aw26-01_k');
      expect(found.json()).toEqual([]);
    });

    it('is a colour of its style, found by kind and colour', async () => {
      const labels = { kind: 'Ponchos ', colour: 'Mauve', swatch: '#b5a9bd', style: 'cape' };
      const add = async (fields: object) =>
        (await shop.admin.call('POST /addproduct', productInput(fields))).json().product;
      const mauve = await add({ name: 'Cape', ...labels });
      expect(mauve).toMatchObject({ ...labels, kind: 'Ponchos' });
      expect(mauve).not.toHaveProperty('colourways');
      const puce = await add({ ...labels, name: 'Cape', colour: 'Puce', swatch: '', sizes: [] });
      await add({ name: 'Other cape', style: 'other-cape' });
      expect(await shop.names('?q=mauve%20ponchos')).toEqual(['Cape']);

      const find = async (path: `/${string}`) =>
        (await visitor(shop.app).call(`GET ${path}`)).json();
      const colourways = [
        { _id: puce._id, colour: 'Puce', swatch: '', soldOut: true },
        { _id: mauve._id, colour: 'Mauve', swatch: '#b5a9bd', soldOut: false },
      ];
      expect((await find(`/product/${mauve._id}`)).colourways).toEqual(colourways);
      expect((await find(`/allproducts?id=${puce._id}&fields=card`))[0].colourways).toEqual(
        colourways,
      );
      await shop.admin.call(`DELETE /removeproduct/${puce._id}`);
      expect(await find(`/product/${mauve._id}`)).not.toHaveProperty('colourways');
    });

    it('refuses a swatch that is not a colour', async () => {
      const answer = await shop.admin.call('POST /addproduct', productInput({ swatch: 'red' }));
      expect(answer.statusCode).toBe(400);
      expect(answer.json().fields).toHaveProperty('swatch');
    });

    it('needs neither pictures nor sizes nor mostPopular', async () => {
      const { mostPopular: _, ...input } = productInput({ images: [], sizes: [] });
      const { product } = (await shop.admin.call('POST /addproduct', input)).json();
      expect(product).toMatchObject({ images: [], sizes: [], mostPopular: false });
    });

    it.each([0.01, 0.29, 1.1, 19.99, 64.35, 1005.05, 99999.99, 100_000])(
      'costs %d to the cent',
      async (price) => {
        const { product } = (
          await shop.admin.call('POST /addproduct', productInput({ price }))
        ).json();
        expect(product.price).toBe(price);
        const rows = await shop.db.select({ cents: products.priceCents }).from(products);
        expect(rows.map(({ cents }) => cents)).toContain(Number((price * 100).toFixed(0)));
      },
    );
  });

  const size = (fields: object) => ({ size: 'M', quantity: 1, description: '', ...fields });
  const image = (name: string, flagman = false) => ({ name, flagman });

  describe('a reduced product', () => {
    const daysAgo = (days: number) => new Date(shop.now().getTime() - days * 24 * 60 * 60_000);
    async function change(price: number, regularPrice?: number) {
      const fields = productInput({ price, ...(regularPrice !== undefined && { regularPrice }) });
      const answer = await shop.admin.call('POST /modifyproduct', { id: exampleId(1), ...fields });
      const { product } = answer.json();
      return [product.price, product.regularPrice, product.lowestPrice];
    }

    it('shows the lowest price of the 30 days before each reduction', async () => {
      await shop.db.update(products).set({ priceCents: 12000 });
      const productId = exampleId(1);
      await shop.db.insert(pastPrices).values([
        { productId, priceCents: 5000, until: daysAgo(30) },
        { productId, priceCents: 8000, until: daysAgo(29) },
      ]);
      expect(await change(90, 120)).toEqual([90, 120, 80]);
      expect(await change(90, 130)).toEqual([90, 130, 80]);
      await shop.db.delete(pastPrices);
      expect(await change(85, 130)).toEqual([85, 130, 90]);
      expect(await change(85, 0)).toEqual([85, 0, undefined]);
    });

    it('is compared with its earlier price', async () => {
      await change(60);
      await change(100);
      expect(await change(80, 100)).toEqual([80, 100, 10]);
    });

    it('is compared with itself if a running sale’s price rises', async () => {
      await shop.db.update(products).set({ priceCents: 10_000 });
      expect(await change(50, 100)).toEqual([50, 100, 100]);
      expect(await change(80, 100)).toEqual([80, 100, 50]);
      expect(await change(70, 100)).toEqual([70, 100, 50]);
    });

    it('stays reduced for clients that omit the field, until its price is the regular one', async () => {
      await change(60, 90);
      expect(await change(70)).toEqual([70, 90, 10]);
      expect(await change(90)).toEqual([90, 0, undefined]);
    });

    it('must cost less than the regular price', async () => {
      const fields = productInput({ price: 90, regularPrice: 90 });
      const { statusCode, body } = await shop.admin.call('POST /addproduct', fields);
      expect(statusCode).toBe(400);
      expect(body).toContain('regularPrice must be above the price');
    });
  });

  describe('a changed product', () => {
    it('is replaced as a whole, and keeps its rating', async () => {
      const rated = exampleProduct(7, { ratingSum: 9, ratingCount: 2, mostPopular: true });
      await addProducts(shop.db, [rated]);
      shop.pass(1000);
      const answer = await shop.change({ id: rated.id, mostPopular: false, category: 'men' });
      expect(answer.json()).toMatchObject({ success: true, message: 'Product Changed' });
      expect(await shop.seen(rated.id)).toEqual(answer.json().product);
      expect(await shop.seen(rated.id)).toMatchObject({
        name: 'Linen Shirt',
        category: 'men',
        mostPopular: false,
        rating: 4.5,
        ratingCount: 2,
        version: 2,
        updatedAt: shop.now().toISOString(),
        sizes: [{ size: 'S' }, { size: 'M' }],
        images: [{ name: 'front.webp' }, { name: 'back.webp' }],
      });
    });

    it('is found and sorted by its new texts', async () => {
      await shop.change({ name: 'Éclair Coat', description: 'Boiled wool' });
      expect(await shop.names('?q=WOOL')).toEqual(['Éclair Coat']);
      expect(await shop.names('?q=product')).toEqual(['Product 3', 'Product 2']);
      expect((await shop.names('?sort=name'))[0]).toBe('Éclair Coat');
    });

    it('accepts reordered, added and removed sizes and pictures', async () => {
      const sizes = ['L', 'M', 'XS'].map((name) => size({ size: name }));
      await shop.change({ sizes, images: [image('back.webp'), image('front.webp', true)] });
      const { sizes: shown, images } = await shop.seen();
      expect(shown.map((each: { size: string }) => each.size)).toEqual(['L', 'M', 'XS']);
      expect(images).toMatchObject([
        { name: 'back.webp', flagman: false },
        { name: 'front.webp', flagman: true },
      ]);
      await shop.change({ sizes: [], images: [] });
      expect(await shop.seen()).toMatchObject({ sizes: [], images: [] });
    });
  });
});
