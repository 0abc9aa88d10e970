import type { Connection } from '../../../server/db/database.ts';
import { addToCart } from '../../../server/services/cart/customerCart.ts';
import { buy } from './checkoutRequest.ts';
import { exampleId, stocked } from './exampleProduct.ts';
import { openTestShop } from './testShop.ts';

/** A shop in which Ann has paid for three of five units at $10, and the email was read. */
export async function openPaidShop(connection: Connection) {
  const shop = await openTestShop(connection, [stocked(1, 5)]);
  const admin = await shop.addCustomer(1);
  const ann = await shop.addCustomer(2);
  for (const _ of [1, 2, 3]) {
    await addToCart(shop.context, ann, { itemId: exampleId(1), size: 'M' });
  }
  const { payment, order } = await buy(shop, ann, [[1, 'M', 3, 10]]);
  await shop.mailer.idle();
  shop.mails.length = 0;
  return { shop, admin, ann, payment, order: order._id };
}
