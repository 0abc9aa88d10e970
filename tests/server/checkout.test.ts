import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { products } from '../../server/db/catalogueSchema.ts';
import type { PaymentRequest } from '../../server/payments/paymentProvider.ts';
import { addToCart, cleanCart } from '../../server/services/cart/customerCart.ts';
import { createOrder, startCheckout } from '../../server/services/checkout/checkout.ts';
import { onEitherDatabase } from './support/bothDatabases.ts';
import {
  addresses,
  type Bought,
  checkOut,
  checkoutRequest,
  contact,
} from './support/checkoutRequest.ts';
import { exampleId, exampleProduct } from './support/exampleProduct.ts';
import { openTestShop, type TestShop } from './support/testShop.ts';

onEitherDatabase('the checkout', (database) => {
  let shop: TestShop;
  let ann: string;
  beforeEach(async () => {
    shop = await openTestShop(database(), [
      exampleProduct(1, { name: 'Linen Shirt', priceCents: 8910 }),
      exampleProduct(2, { name: 'Tee', priceCents: 1995 }),
    ]);
    ann = await shop.addCustomer(1);
    for (const number of [1, 1, 2]) await add(number);
  });

  const add = (number: number, who = ann) =>
    addToCart(shop.context, who, { itemId: exampleId(number), size: 'M' });
  const whole: Bought[] = [
    [1, 'M', 2, 89.1],
    [2, 'M', 1, 19.95],
  ];

  it('requests a payment page with the shop’s own prices', async () => {
    const id = await checkOut(shop, ann, whole);
    const payment = await shop.payments.find(id);
    expect(payment?.request).toEqual({
      key: expect.any(String),
      email: contact.email,
      lines: [
        { name: 'Linen Shirt', size: 'M', quantity: 2, priceCents: 8910 },
        { name: 'Tee', size: 'M', quantity: 1, priceCents: 1995 },
      ],
      expiresAt: '2026-03-01T12:30:00.000Z',
      serverUrl: 'https://shop.test',
      successUrl:
        'https://shop.test/checkout-success?session_id={CHECKOUT_SESSION_ID}&address=Rua%20Augusta%201%2C%20Lisbon%2C%20Portugal%2C%201100-048&phone=%2B351912345678&email=ann%40shop.test',
      cancelUrl: 'https://shop.test/cart?payment=cancelled',
    } satisfies PaymentRequest);
  });

  it('answers repeated clicks with the same page, even ten at once', async () => {
    const clicks = await Promise.all(Array.from({ length: 10 }, () => checkOut(shop, ann, whole)));
    shop.pass(29);
    clicks.push(await checkOut(shop, ann, whole));
    expect(new Set(clicks).size).toBe(1);
    expect(await shop.stockOf(1)).toEqual({ quantity: 3, reserved: 2, held: 2 });
  });

  it('makes a new page for other contents, and closes the earlier one', async () => {
    const first = await checkOut(shop, ann, whole);
    const second = await checkOut(shop, ann, [[1, 'M', 1, 89.1]]);
    const third = await checkOut(shop, ann, [[1, 'M', 1, 89.1]], { phone: '+351999999999' });
    expect(new Set([first, second, third]).size).toBe(3);
    expect(await shop.payments.pay(first)).toBe('ended');
    expect(await shop.payments.pay(second)).toBe('ended');
    expect(await shop.payments.pay(third)).toBe('paid');
    expect(await shop.stockOf(1)).toEqual({ quantity: 3, reserved: 2, held: 2 });
  });

  it('refuses a second payment if the first one’s event was lost', async () => {
    const first = await checkOut(shop, ann, whole);
    await shop.payments.pay(first);
    await expect(checkOut(shop, ann, [[1, 'M', 1, 89.1]])).rejects.toMatchObject({ status: 409 });
    expect(await shop.countOrders()).toBe(1);
    expect(await shop.cartOf(ann)).toEqual([]);
  });

  it('makes a new page after the earlier one expired', async () => {
    const first = await checkOut(shop, ann, whole);
    shop.pass(31);
    const second = await checkOut(shop, ann, whole);
    expect(second).not.toBe(first);
    expect(await shop.payments.pay(first)).toBe('ended');
  });

  it('says which prices changed, and stops', async () => {
    await shop.db
      .update(products)
      .set({ priceCents: 9500 })
      .where(eq(products.id, exampleId(1)));
    await expect(checkOut(shop, ann, whole)).rejects.toMatchObject({
      status: 409,
      message: 'The price of Linen Shirt is now $95.00.',
      fields: { 'orderDetails.products[0].price': 'The price of Linen Shirt is now $95.00.' },
    });
    expect(await shop.cartOf(ann)).toHaveLength(2);
  });

  it.each([
    ['a total', { total: 1 }, {}, 'The total is $198.15.'],
    ['a subtotal', {}, { subtotal: 0.01 }, '2 of Linen Shirt cost $178.20 together.'],
    ['a fraction of a cent', {}, { price: 89.099 }, 'The price of Linen Shirt is now $89.10.'],
  ])('refuses a manipulated %s', async (_, change, line, message) => {
    const request = checkoutRequest(ann, whole, change);
    Object.assign(request.orderDetails.products[0] ?? {}, line);
    const refused = startCheckout(shop.context, ann, request, addresses);
    await expect(refused).rejects.toMatchObject({ status: 409, message });
  });

  it('refuses an empty cart and a duplicate line', async () => {
    const twice: Bought[] = [
      [1, 'M', 1, 89.1],
      [1, 'M', 1, 89.1],
    ];
    await expect(checkOut(shop, ann, twice)).rejects.toMatchObject({ status: 400 });
    await cleanCart(shop.context, ann);
    await expect(checkOut(shop, ann, whole)).rejects.toMatchObject({
      status: 400,
      message: "Can't create the order with empty cart",
    });
  });

  it('refuses a removed product', async () => {
    await shop.db
      .update(products)
      .set({ deletedAt: shop.now() })
      .where(eq(products.id, exampleId(2)));
    await expect(checkOut(shop, ann, whole)).rejects.toMatchObject({
      status: 409,
      message: 'Product 2 in size M is no longer available.',
    });
  });

  it('returns all units to the cart if the provider does not answer', async () => {
    const { createSession } = shop.payments;
    shop.payments.createSession = async () => {
      throw new Error('the provider is down');
    };
    await expect(checkOut(shop, ann, whole)).rejects.toMatchObject({ status: 503 });
    expect(shop.reports).toHaveLength(1);
    expect(await shop.stockOf(1)).toEqual({ quantity: 3, reserved: 2, held: 2 });
    await expect(createOrder(shop.context, ann, undefined)).rejects.toMatchObject({ status: 404 });

    shop.payments.createSession = createSession;
    const payment = await checkOut(shop, ann, whole);
    expect(await shop.payments.pay(payment)).toBe('paid');
  });
});
