import { products } from '../../../server/db/catalogueSchema.ts';
import { addProducts } from '../../../server/repositories/productWrites.ts';
import { signedUp, visitor } from './customer.ts';
import { newAdmin } from './enrolledAdmin.ts';
import { exampleId, exampleProduct } from './exampleProduct.ts';
import { productInput, somePictures } from './productInput.ts';
import { openTestApp } from './testApp.ts';

/** Three products, an admin who looks after them, a customer, and a clock to turn. */
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
    /** Takes every product away, and adds the three anew. */
    refill: async () => {
      await shop.db.delete(products);
      await addProducts(
        shop.db,
        [1, 2, 3].map((number) => exampleProduct(number)),
      );
    },
    /** What shoppers find, by name. */
    names: async (query = ''): Promise<string[]> =>
      (await visitor(shop.app).call(`GET /allproducts${query}`))
        .json()
        .map(({ name }: { name: string }) => name),
    /** Sends the form of the first product. */
    change: (fields: object = {}) =>
      admin.call('POST /modifyproduct', { id: first, ...productInput(), ...fields }),
    /** What the form shows of a product. */
    seen: async (id = first) => (await admin.call(`GET /getproduct/${id}`)).json(),
  };
}
