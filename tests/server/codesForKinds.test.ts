import { beforeEach, expect, it } from 'vitest';
import { categories } from '../../contract/limits.ts';
import { products } from '../../server/db/catalogueSchema.ts';
import { addToCart } from '../../server/services/cart/customerCart.ts';
import { createOrder } from '../../server/services/checkout/checkout.ts';
import { listOrders } from '../../server/services/orders/orderView.ts';
import { refundReturns } from '../../server/services/orders/returns.ts';
import { readCode, readSettings, saveCode } from '../../server/services/selling/selling.ts';
import { onEitherDatabase } from './support/bothDatabases.ts';
import { type Bought, checkOut } from './support/checkoutRequest.ts';
import { editOrder } from './support/editOrder.ts';
import { exampleId, exampleProduct } from './support/exampleProduct.ts';
import { sendBack } from './support/refunds.ts';
import { openTestShop, type TestShop } from './support/testShop.ts';

const [women, , kid] = categories;
const code = {
  ...{ code: 'DRESSES', kind: 'percent' as const, value: 15, minimum: 0 },
  appliesTo: [{ category: women, kind: 'Dresses' }],
};

onEitherDatabase('codes for kinds of product', (database) => {
  let shop: TestShop;
  let admin: string;
  let ann: string;
  /** Two dresses at $33.33 and a shirt at $20 are in Ann's cart. */
  beforeEach(async () => {
    shop = await openTestShop(database(), [
      exampleProduct(1, { kind: 'Dresses', priceCents: 3333 }),
      exampleProduct(2, { kind: 'Shirts', priceCents: 2000 }),
    ]);
    admin = await shop.addCustomer(1);
    ann = await shop.addCustomer(2);
    for (const number of [1, 1, 2]) {
      await addToCart(shop.context, ann, { itemId: exampleId(number), size: 'M' });
    }
    await saveCode(shop.context, code);
  });

  const dresses: Bought = [1, 'M', 2, 33.33];
  const shirt: Bought = [2, 'M', 1, 20];
  const pay = (lines: Bought[], total: number) =>
    checkOut(shop, ann, lines, { code: 'dresses', total });

  it('reduce only their lines, and the order keeps that', async () => {
    await expect(pay([dresses, shirt], 73.66)).rejects.toMatchObject({
      fields: { 'orderDetails.total': 'The total is $76.66.' },
    });
    const payment = await pay([dresses, shirt], 76.66);
    // Later changes of the code or the product do not affect this order.
    const [stored] = (await readSettings(shop.context)).codes;
    const { id = '', version } = stored ?? {};
    await saveCode(shop.context, { ...code, id, version, appliesTo: [{ category: kid }] });
    await shop.db.update(products).set({ kind: 'Gowns' });
    await shop.payments.pay(payment);
    const { order } = await createOrder(shop.context, ann, payment);
    expect(order).toMatchObject({ total: 76.66, discount: { code: 'DRESSES', amount: 10 } });
    expect(order?.products.map(({ codeApplies }) => codeApplies)).toEqual([undefined, false]);
    await shop.mailer.idle();
    expect(shop.mails[0]?.text).toContain('Code DRESSES: −$10.00');
  });

  it('are refused for a cart without such products; the message names them', async () => {
    const message = 'The code DRESSES is only for Women’s Dresses.';
    await expect(pay([shirt], 20)).rejects.toMatchObject({
      status: 409,
      fields: { 'orderDetails.code': message },
    });
    expect(await readCode(shop.context, 'DRESSES')).toMatchObject({ appliesTo: code.appliesTo });
  });

  it('are stored without duplicate groups, and never with groups that cover everything', async () => {
    const save = async (change: object) => {
      const [{ id, version } = { id: '' }] = (await readSettings(shop.context)).codes;
      const { appliesTo: _, ...terms } = code;
      const { codes } = await saveCode(shop.context, { ...terms, id, version, ...change });
      return codes[0]?.appliesTo;
    };
    const skirts = { category: women, kind: ' Skirts ' };
    expect(await save({ appliesTo: [{ category: kid }, skirts, skirts] })).toEqual([
      { category: women, kind: 'Skirts' },
      { category: kid },
    ]);
    expect(await save({ appliesTo: [skirts, { category: women }] })).toEqual([{ category: women }]);
    expect(await save({})).toBeUndefined();
  });

  it('reduce refunds of returned units of their lines, and of no others', async () => {
    const payment = await pay([dresses, shirt], 76.66);
    await shop.payments.pay(payment);
    const { order } = await createOrder(shop.context, ann, payment);
    const orderId = order?._id ?? '';
    await editOrder(shop, admin, orderId, { delivery_status: 'delivered' });
    for (const [line, amount] of [
      [1, 20],
      [0, 28.33],
      [0, 28.33],
    ] as const) {
      await sendBack(shop, { admin, userId: ann, orderId }, { line });
      await refundReturns(shop.context, admin, orderId, { amount });
    }
    const found = await shop.payments.find(payment);
    expect(Object.values(found?.refunds ?? {})).toEqual([2000, 2833, 2833]);
    const [seen] = await listOrders(shop.context, ann);
    expect(seen?.payment_status).toBe('refunded');
  });
});
