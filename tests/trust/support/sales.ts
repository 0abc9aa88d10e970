import { addToCart } from '../../../server/services/cart/customerCart.ts';
import { createOrder } from '../../../server/services/checkout/checkout.ts';
import { changeOrder } from '../../../server/services/orders/changeOrder.ts';
import { type Bought, checkOut } from '../../server/support/checkoutRequest.ts';
import { exampleId } from '../../server/support/exampleProduct.ts';
import type { RunningShop } from './modelStep.ts';

export const target = (number: number) => ({ itemId: exampleId(number), size: 'M' });

/** Lines of the customer's cart, whole or one unit of each. */
export async function startPayment(
  running: RunningShop,
  buyer: string,
  isWhole: boolean,
): Promise<string> {
  const { shop, payments } = running;
  const cart = await shop.cartOf(buyer);
  const lines = cart.map(
    ([number, size, quantity]): Bought => [number, size, isWhole ? quantity : 1, 10],
  );
  const id = await checkOut(shop, buyer, lines);
  payments.push({ id, customer: buyer });
  return id;
}

/** Sells and ships a customer's cart with this many additional units; returns the order's id. */
export async function sellAndShip(
  running: RunningShop,
  who: number,
  item: ReturnType<typeof target>,
  units = 1,
): Promise<string | undefined> {
  const { shop, customers, orders, admin } = running;
  const buyer = customers[who] ?? '';
  for (let unit = 0; unit < units; unit++) await addToCart(shop.context, buyer, item);
  const payment = await startPayment(running, buyer, true);
  await shop.payments.pay(payment);
  const { order } = await createOrder(shop.context, buyer, payment);
  if (!order) return undefined;
  orders.set(order._id, buyer);
  const change = { notes: '', payment_status: 'paid', delivery_status: 'shipped' };
  await changeOrder(shop.context, admin, order._id, change);
  return order._id;
}
