import { beforeEach, expect, it } from 'vitest';
import { addToCart } from '../../server/services/cart/customerCart.ts';
import { createOrder } from '../../server/services/checkout/checkout.ts';
import { refundReturns } from '../../server/services/orders/returns.ts';
import { readSettings, saveCode } from '../../server/services/selling/selling.ts';
import { onEitherDatabase } from './support/bothDatabases.ts';
import { checkOut } from './support/checkoutRequest.ts';
import { editOrder } from './support/editOrder.ts';
import { exampleId, exampleProduct } from './support/exampleProduct.ts';
import { sendBack } from './support/refunds.ts';
import { openTestShop, type TestShop } from './support/testShop.ts';

onEitherDatabase('uses of a discount code', (database) => {
  let shop: TestShop;
  let admin: string;
  let ann: string;
  let order: string;
  /** Ann buys two shirts at $20 with a code that works once. */
  beforeEach(async () => {
    shop = await openTestShop(database(), [exampleProduct(1, { priceCents: 2000 })]);
    admin = await shop.addCustomer(1);
    ann = await shop.addCustomer(2);
    await saveCode(shop.context, {
      ...{ code: 'ONCE', kind: 'percent', value: 10, minimum: 0, maxUses: 1 },
    });
    order = await buy();
    expect(await uses()).toBe(1);
  });

  async function buy() {
    for (const _ of [1, 2]) {
      await addToCart(shop.context, ann, { itemId: exampleId(1), size: 'M' });
    }
    const payment = await checkOut(shop, ann, [[1, 'M', 2, 20]], { code: 'once', total: 36 });
    await shop.payments.pay(payment);
    return (await createOrder(shop.context, ann, payment)).order?._id ?? '';
  }
  const uses = async () => (await readSettings(shop.context)).codes[0]?.uses;
  const refund = async (quantity: number, amount: number) => {
    await sendBack(shop, { admin, userId: ann, orderId: order }, { quantity });
    await refundReturns(shop.context, admin, order, { amount });
  };

  it('are restored when an order is refunded', async () => {
    await editOrder(shop, admin, order, { payment_status: 'refunded' });
    expect(await uses()).toBe(0);
    await buy();
    expect(await uses()).toBe(1);
  });

  it('are restored when an order is cancelled', async () => {
    await editOrder(shop, admin, order, { delivery_status: 'cancelled' });
    expect(await uses()).toBe(0);
  });

  it('are restored by the last return, not the first', async () => {
    await editOrder(shop, admin, order, { delivery_status: 'delivered' });
    await refund(1, 18);
    expect(await uses()).toBe(1);
    await refund(1, 18);
    expect(await uses()).toBe(0);
  });
});
