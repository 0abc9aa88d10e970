import type { Connection } from '../../../server/db/database.ts';
import { addToCart } from '../../../server/services/cart/customerCart.ts';
import { exampleId, exampleProduct } from './exampleProduct.ts';
import { openTestShop } from './testShop.ts';

/** A shirt and a tee; Ann with two units, one in her cart; and Bob. */
export async function openBuyersShop(connection: Connection) {
  const shop = await openTestShop(connection, [
    exampleProduct(1, { name: 'Linen Shirt', priceCents: 8910 }),
    exampleProduct(2, { name: 'Tee', priceCents: 1995, images: [] }),
  ]);
  const ann = await shop.addCustomer(1);
  const bob = await shop.addCustomer(2);
  const add = (number: number, who = ann) =>
    addToCart(shop.context, who, { itemId: exampleId(number), size: 'M' });
  for (const number of [1, 1, 2]) await add(number);
  return { ...shop, ann, bob, add };
}

export type BuyersShop = Awaited<ReturnType<typeof openBuyersShop>>;
