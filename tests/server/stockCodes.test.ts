import { beforeEach, expect, it } from 'vitest';
import type { ProductInput } from '../../contract/schemas/adminProduct.ts';
import { changeUser } from '../../server/repositories/users.ts';
import {
  getAdminProduct,
  listAdminProducts,
  removeProduct,
} from '../../server/services/admin/adminProducts.ts';
import { addProduct, modifyProduct } from '../../server/services/admin/saveProduct.ts';
import { countStock, findCode, readStockHistory } from '../../server/services/admin/stock.ts';
import { addToCart } from '../../server/services/cart/customerCart.ts';
import { getProduct } from '../../server/services/catalogue/catalogue.ts';
import { toAdminOrder, toOrder } from '../../server/services/orders/orderView.ts';
import { printOrders } from '../../server/services/orders/printOrders.ts';
import { openReturn, receiveReturn } from '../../server/services/orders/returns.ts';
import { onEitherDatabase } from './support/bothDatabases.ts';
import { buy } from './support/checkoutRequest.ts';
import { editOrder } from './support/editOrder.ts';
import { exampleId, exampleProduct } from './support/exampleProduct.ts';
import { readPdf } from './support/pdfText.ts';
import { productInput, somePictures } from './support/productInput.ts';
import { storedOrder } from './support/refunds.ts';
import { openTestShop, type TestShop } from './support/testShop.ts';

onEitherDatabase('codes and stock of sizes', (database) => {
  let shop: TestShop;
  let admin: string;
  let ann: string;
  let context: TestShop['context'];
  beforeEach(async () => {
    const sizes = ['S', 'M'].map((size) => ({ size, quantity: 5, description: '' }));
    shop = await openTestShop(
      database(),
      [1, 2].map((n) => exampleProduct(n, { sizes })),
    );
    context = { ...shop.context, pictures: somePictures };
    ann = await shop.addCustomer(1);
    admin = await shop.addCustomer(9);
    await changeUser(shop.db, admin, { role: 'admin', email: 'owner@shop.test' });
  });

  const [ean, upc] = ['4006381333931', '036000291452'];
  const coded = (size: string, more: object = {}): ProductInput['sizes'][number] => ({
    ...{ size, quantity: 5, description: '', ...more },
  });
  const change = (number: number, sizes: ProductInput['sizes']) =>
    modifyProduct(
      context,
      { id: exampleId(number), ...productInput({ name: `Product ${number}`, price: 10, sizes }) },
      { reason: 'edited', userId: admin },
    );
  const codesOf = async (number: number) =>
    (await getAdminProduct(context, exampleId(number))).sizes.map(({ size, sku, barcode }) => [
      ...[size, sku, barcode],
    ]);

  const sell = async (units: number) => {
    for (let unit = 0; unit < units; unit++) {
      await addToCart(context, ann, { itemId: exampleId(1), size: 'M' });
    }
    return buy(shop, ann, [[1, 'M', units, 10]]);
  };

  it('are kept by a change without them, can be swapped, and are shown for structured data only', async () => {
    await change(1, [
      coded('S', { sku: ' P1-S ', barcode: '4006381 333931' }),
      coded('M', { sku: 'P1-M', barcode: upc }),
    ]);
    await change(1, [coded('S'), coded('M')]);
    expect(await codesOf(1)).toEqual([
      ['S', 'P1-S', ean],
      ['M', 'P1-M', upc],
    ]);
    await change(1, [coded('S', { barcode: upc }), coded('M', { barcode: ean, sku: '' })]);
    expect(await codesOf(1)).toEqual([
      ['S', 'P1-S', upc],
      ['M', '', ean],
    ]);
    const { codes, ...product } = await getProduct(context, exampleId(1));
    expect(codes).toMatchObject([{ size: 'S', sku: 'P1-S' }, { size: 'M' }]);
    expect(JSON.stringify(product)).not.toMatch(/sku|barcode|P1-S/);
    const found = async (q: string) =>
      (await listAdminProducts(context, { q })).products.map(({ name }) => name);
    expect(await found('p1-s')).toEqual(['Product 1']);
    for (const scanned of [ean, `0${upc}`, `(01)0${ean}(10)AB`, `https://id.gs1.org/01/0${ean}`]) {
      expect(await found(scanned), scanned).toEqual(['Product 1']);
    }
    expect(await found('0036')).toEqual([]);
  });

  it('belong to one size of the shop, and the other product is named', async () => {
    await change(1, [coded('S', { sku: 'P1-S', barcode: upc })]);
    const taken = [coded('S'), coded('M', { sku: 'p1-s', barcode: `0${upc}` })];
    const refusal = {
      status: 409,
      fields: {
        'sizes[1].sku': 'p1-s belongs to size S of “Product 1”.',
        'sizes[1].barcode': `0${upc} belongs to size S of “Product 1”.`,
      },
    };
    await expect(change(2, taken)).rejects.toMatchObject(refusal);
    const added = addProduct(context, productInput({ sizes: taken }));
    await expect(added).rejects.toMatchObject(refusal);
    await removeProduct(context, exampleId(1));
    await expect(change(2, taken)).rejects.toMatchObject({ message: /which was removed/ });
    const twice = [coded('S', { sku: 'A' }), coded('M', { sku: 'a', barcode: '4006381333930' })];
    await expect(change(2, twice)).rejects.toMatchObject({
      status: 400,
      fields: {
        'sizes[1].sku': 'This SKU belongs to size S, too.',
        'sizes[1].barcode': expect.stringContaining('its check digit is 1'),
      },
    });
    const race = [3, 4].map((n) =>
      addProduct(context, productInput({ sizes: [coded('S', { sku: 'R' })] }), exampleId(n)),
    );
    const statuses = (await Promise.allSettled(race)).map(({ status }) => status);
    expect(statuses.sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('are counted by their codes; units sold meanwhile stay sold', async () => {
    await change(1, [coded('S', { sku: 'P1-S' }), coded('M', { barcode: upc })]);
    expect(await findCode(context, ` 0${upc}`)).toEqual({
      ...{ productId: exampleId(1), name: 'Product 1', size: 'M', quantity: 5 },
      ...{ quantityReserved: 0, sku: '', barcode: upc },
    });
    expect(await findCode(context, 'p1-s')).toMatchObject({ size: 'S' });
    await expect(findCode(context, '1')).rejects.toMatchObject({ status: 404, message: /code 1/ });
    await sell(2);
    const line = (size: string, quantity: number) => ({
      ...{ productId: exampleId(1), size, quantity, quantitySeen: 5 },
    });
    const refused = countStock(context, admin, { lines: [line('S', 3), line('M', 1)] });
    await expect(refused).rejects.toMatchObject({
      status: 409,
      fields: { 'lines[1].quantity': expect.stringContaining('Size M has only 3 left') },
    });
    expect(await shop.stockOf(1, 'S')).toMatchObject({ quantity: 5 });
    expect(await countStock(context, admin, { lines: [line('S', 3), line('M', 6)] })).toBe(2);
    expect(await shop.stockOf(1, 'M')).toMatchObject({ quantity: 4 });
    const unknown = countStock(context, admin, { lines: [line('XL', 3)] });
    await expect(unknown).rejects.toMatchObject({ message: /no longer in the shop/ });
  });

  it('are counted once by a repeated request, from many at once', async () => {
    const lines = [{ productId: exampleId(1), size: 'S', quantity: 7, quantitySeen: 5 }];
    const count = { requestId: exampleId(78), lines };
    const counts = await Promise.all(
      Array.from({ length: 4 }, () => countStock(context, admin, count)),
    );
    expect(counts).toEqual([1, 1, 1, 1]);
    expect(await shop.stockOf(1, 'S')).toMatchObject({ quantity: 7 });
    const other = lines.map((line) => ({ ...line, quantity: 8 }));
    await expect(countStock(context, admin, { ...count, lines: other })).rejects.toMatchObject({
      ...{ status: 409, message: /other numbers/ },
    });
  });

  it('have a history: who, from, to and why', async () => {
    const { order } = await sell(2);
    await editOrder(shop, admin, order._id, { delivery_status: 'cancelled' });
    const second = await sell(1);
    await editOrder(shop, admin, second.order._id, { delivery_status: 'shipped' });
    const lines = [{ line: 0, quantity: 1 }];
    const requestId = exampleId(77);
    await openReturn(context, admin, second.order._id, { requestId, reason: 'unsaid', lines });
    await receiveReturn(context, admin, requestId, {
      lines: [{ line: 0, restocked: 1, damaged: 0 }],
    });
    await change(1, [coded('S', { quantity: 5 }), coded('L', { quantity: 4 })]);
    // Staff who left are still named; customers who buy are not.
    await changeUser(shop.db, admin, { role: 'customer' });
    const history = await readStockHistory(context, exampleId(1));
    const short = history.map(({ size, from, to, reason, by, order: number }) =>
      [size, from, to, reason, by, number].join(' ').trim(),
    );
    const [first, next] = [order.number, second.order.number];
    expect(short.sort()).toEqual(
      [
        `M 5 3 sold  ${first}`,
        `M 3 5 cancelled owner@shop.test ${first}`,
        `M 5 4 sold  ${next}`,
        `M 4 5 returned owner@shop.test ${next}`,
        'M 5 0 edited owner@shop.test',
        'L 0 4 edited owner@shop.test',
      ].sort(),
    );
  });

  it('are on packing slips and for staff in orders, where they exist', async () => {
    const { order } = await sell(2);
    const prints = { ...context, prints: { paper: 'A4' as const, fonts: [] } };
    const slip = async () =>
      readPdf((await printOrders(prints, { kind: 'packingSlip', ids: [order._id] })).pdf).then(
        (pages) => pages.join(),
      );
    expect(await slip()).not.toContain('SKU');
    await change(1, [coded('M', { quantity: 3, sku: 'P1-M', barcode: upc })]);
    expect(await slip()).toContain(`P1-M · ${upc}`);
    const stored = await storedOrder(shop.db, order._id);
    const codes = { sku: 'P1-M', barcode: upc };
    expect((await toAdminOrder(stored, context)).products).toMatchObject([codes]);
    expect((await toOrder(stored, context)).products[0]).not.toHaveProperty('sku');
  });
});
