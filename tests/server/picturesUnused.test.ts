import { eq, inArray } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { productImages, products } from '../../server/db/catalogueSchema.ts';
import { pictures } from '../../server/db/reviewSchema.ts';
import { addPictures } from '../../server/repositories/pictures.ts';
import { addToCart } from '../../server/services/cart/customerCart.ts';
import { createOrder } from '../../server/services/checkout/checkout.ts';
import { listOrders } from '../../server/services/orders/orderView.ts';
import { removeUnusedPictures } from '../../server/services/pictures/storePictures.ts';
import { onEitherDatabase } from './support/bothDatabases.ts';
import { checkOut } from './support/checkoutRequest.ts';
import { exampleId, exampleProduct } from './support/exampleProduct.ts';
import { noPictures } from './support/testApp.ts';
import { openTestShop, type TestShop } from './support/testShop.ts';

onEitherDatabase('unused pictures', (database) => {
  let shop: TestShop;
  let ann: string;
  const removed: string[] = [];
  const remove = async (name: string) => {
    removed.push(name);
  };
  const cleanUp = () => removeUnusedPictures({ ...shop, pictures: { ...noPictures, remove } });
  const known = async () => (await shop.db.select().from(pictures)).map(({ name }) => name).sort();
  const withPicture = (number: number, name: string) =>
    exampleProduct(number, { images: [{ name, flagman: true }] });

  beforeAll(async () => {
    shop = await openTestShop(database(), [
      withPicture(1, 'bought.webp'),
      withPicture(2, 'in-checkout.webp'),
      withPicture(3, 'shown.webp'),
      withPicture(4, 'of-removed.webp'),
    ]);
    ann = await shop.addCustomer(1);
    await addPictures(
      shop.db,
      ['bought', 'in-checkout', 'shown', 'of-removed', 'forgotten'].map((name) => ({
        name: `${name}.webp`,
        width: 400,
        height: 500,
        placeholder: 'data:image/webp;base64,',
        createdAt: shop.now(),
      })),
    );
  });

  async function checkOutOne(who: string, number: number) {
    await addToCart(shop.context, who, { itemId: exampleId(number), size: 'M' });
    return checkOut(shop, who, [[number, 'M', 1, 10]]);
  }

  it('are removed a day after upload, with their renditions; all others stay', async () => {
    const payment = await checkOutOne(ann, 1);
    await shop.payments.pay(payment);
    await createOrder(shop.context, ann, payment);
    await checkOutOne(await shop.addCustomer(2), 2);
    const gone = [exampleId(1), exampleId(2)];
    await shop.db.delete(productImages).where(inArray(productImages.productId, gone));
    const deleted = { deletedAt: shop.now() };
    await shop.db
      .update(products)
      .set(deleted)
      .where(eq(products.id, exampleId(4)));

    shop.pass(24 * 60);
    await cleanUp();
    expect(removed).toEqual([]);

    shop.pass(1);
    await cleanUp();
    expect(removed).toEqual([
      'forgotten.webp.320.avif',
      'forgotten.webp.320.webp',
      'forgotten.webp.400.avif',
      'forgotten.webp.400.webp',
      'forgotten.webp.shared.jpg',
      'forgotten.webp.shared.small.jpg',
      'forgotten.webp',
    ]);
    expect(await known()).toEqual([
      'bought.webp',
      'in-checkout.webp',
      'of-removed.webp',
      'shown.webp',
    ]);
  });

  it('do not include thumbnails of existing orders', async () => {
    const [order] = await listOrders(shop, ann);
    expect(order?.products.map(({ picture }) => picture)).toEqual(['/signed/bought.webp/320.webp']);
  });
});
