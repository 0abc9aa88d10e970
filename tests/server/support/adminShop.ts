import { products } from '../../../server/db/catalogueSchema.ts';
import { addProducts } from '../../../server/repositories/productWrites.ts';
import { signedUp, visitor } from './customer.ts';
import { newAdmin } from './enrolledAdmin.ts';
import { exampleId, exampleProduct } from './exampleProduct.ts';
import { productInput, somePictures } from './productInput.ts';
import { openTestApp } from './testApp.ts';

/** Three products, an admin, a customer, and a clock that tests can move. */
export async function openAdminShop() {
  let time = Date.UTC(2026, 2, 1);
  const now = () => new Date(time);
  const shop = await openTestApp({ pictures: somePictures, now });
  const admin = await newAdmin(shop, 'admin@shop.test');
  const ana = await signedUp(shop.app, 'ana@shop.test');
  const first = exampleId(1);
  return {
    ...shop,
    admin,
    ana,
    now,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    /** Removes all products, and adds the initial three. */
    refill: async () => {
      await shop.db.delete(products);
      await addProducts(
        shop.db,
        [1, 2, 3].map((number) => exampleProduct(number)),
      );
    },
    /** Names of the products that shoppers find. */
    names: async (query = ''): Promise<string[]> =>
      (await visitor(shop.app).call(`GET /allproducts${query}`))
        .json()
        .map(({ name }: { name: string }) => name),
    /** Saves the first product's form. */
    change: (fields: object = {}) =>
      admin.call('POST /modifyproduct', { id: first, ...productInput(), ...fields }),
    /** Form values of a product. */
    seen: async (id = first) => (await admin.call(`GET /getproduct/${id}`)).json(),
  };
}
