import type { CheckoutRequest, Order } from '../../../contract/schemas/order.ts';
import { createOrder, startCheckout } from '../../../server/services/checkout/checkout.ts';
import { exampleId } from './exampleProduct.ts';
import type { TestShop } from './testShop.ts';

export const contact = {
  address: 'Rua Augusta 1, Lisbon, Portugal, 1100-048',
  phone: '+351912345678',
  email: 'ann@shop.test',
};

export const addresses = { serverUrl: 'https://shop.test', appUrl: 'https://shop.test' };

/** A purchase: product number, size, units and price in dollars. */
export type Bought = [number: number, size: string, quantity: number, price: number];

type Details = CheckoutRequest['orderDetails'];

/** The cart page's request for these lines. */
export function checkoutRequest(
  userId: string,
  lines: Bought[],
  change: Partial<Details> = {},
): CheckoutRequest {
  const products = lines.map(([number, size, quantity, price]) => ({
    productId: exampleId(number),
    name: `Product ${number}`,
    picture: '',
    size,
    quantity,
    price,
    subtotal: Math.round(price * 100 * quantity) / 100,
  }));
  const cents = products.reduce((sum, { subtotal }) => sum + Math.round(subtotal * 100), 0);
  return { userId, orderDetails: { products, total: cents / 100, ...contact, ...change } };
}

/** Starts a checkout; returns the provider's session id. */
export async function checkOut(
  shop: Pick<TestShop, 'context'>,
  userId: string,
  lines: Bought[],
  change?: Partial<Details>,
): Promise<string> {
  const request = checkoutRequest(userId, lines, change);
  const { url } = await startCheckout(shop.context, userId, request, addresses);
  return url.slice(url.lastIndexOf('/') + 1);
}

/** Pays for these lines; returns the resulting order. */
export async function buy(
  shop: Pick<TestShop, 'context' | 'payments'>,
  userId: string,
  lines: Bought[],
  change?: Partial<Details>,
): Promise<{ payment: string; order: Order }> {
  const payment = await checkOut(shop, userId, lines, change);
  await shop.payments.pay(payment);
  const { order } = await createOrder(shop.context, userId, payment);
  if (!order) throw new Error('There is no order');
  return { payment, order };
}
