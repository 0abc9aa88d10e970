import type { Connection } from '../../../server/db/database.ts';
import type { NewProduct } from '../../../server/repositories/productWrites.ts';
import { addToCart } from '../../../server/services/cart/customerCart.ts';
import { type Bought, buy } from './checkoutRequest.ts';
import { exampleId, stocked } from './exampleProduct.ts';
import { openTestShop, type TestShop } from './testShop.ts';

/** A shop in which Ann has paid for these units, and the emails were read. */
export async function openPaidShop(
  connection: Connection,
  products: NewProduct[] = [stocked(1, 5)],
  lines: Bought[] = [[1, 'M', 3, 10]],
) {
  const shop = await openTestShop(connection, products);
  const admin = await shop.addCustomer(1);
  const ann = await shop.addCustomer(2);
  return { shop, admin, ann, ...(await fillAndBuy(shop, ann, lines)) };
}

/** Adds units to the cart, pays for them, and reads the emails. */
export async function fillAndBuy(
  shop: TestShop,
  userId: string,
  lines: Bought[],
  change?: Parameters<typeof buy>[3],
) {
  for (const [number, size, quantity] of lines) {
    for (let unit = 0; unit < quantity; unit++) {
      await addToCart(shop.context, userId, { itemId: exampleId(number), size });
    }
  }
  const { payment, order } = await buy(shop, userId, lines, change);
  await shop.mailer.idle();
  shop.mails.length = 0;
  shop.ownerMails.length = 0;
  return { payment, order: order._id };
}
