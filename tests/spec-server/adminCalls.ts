import { randomUUID } from 'node:crypto';
import { Refusal, type SpecContext } from './specRoutes.ts';

/** Products, pictures and everybody's orders, for admins. */
export function adminCalls(
  { shop, views, route }: SpecContext,
  pictureUrl: (name: string) => string,
) {
  route('GET /listproducts', 'admin', () => shop.products.map(views.product));

  route('POST /addproduct', 'admin', ({ body }) => {
    const product = { ...body, _id: shop.nextId(), mostPopular: false, rating: 0 };
    shop.products.unshift(product);
  });
  route('POST /modifyproduct', 'admin', ({ body: { id, ...fields } }) => {
    const product = shop.products.find(({ _id }) => _id === id);
    if (!product) throw new Refusal(404, 'We can’t find this product');
    Object.assign(product, fields);
  });
  route('DELETE /removeproduct/:id', 'admin', ({ params: { id } }) => {
    const index = shop.products.findIndex(({ _id }) => _id === id);
    if (index < 0) throw new Refusal(404, 'We can’t find this product');
    shop.products.splice(index, 1);
  });

  route('POST /s3/upload', 'admin', async ({ request }) => {
    const urls: string[] = [];
    for await (const file of request.files()) {
      if (file.fieldname !== 'images') throw new Refusal(400, `What is ${file.fieldname}?`);
      const name = `${randomUUID()}-${file.filename}`;
      shop.pictures.set(name, { type: file.mimetype, bytes: await file.toBuffer() });
      urls.push(pictureUrl(name));
    }
    return { success: true, images: urls.map((url) => ({ url })) };
  });
  route('GET /s3/getimage/:imageName', 'all', ({ params: { imageName = '' } }) => ({
    url: pictureUrl(imageName),
  }));

  route('GET /allorders', 'admin', () => shop.orders.map(views.order));
  route('POST /handleorder/:id', 'admin', ({ params: { id }, body }) => {
    const order = shop.orders.find(({ _id }) => _id === id);
    if (!order) throw new Refusal(404, 'There is no such order');
    const { paymentStates, deliveryStates } = shop.envparams;
    const isKnown =
      paymentStates.includes(body.payment_status) && deliveryStates.includes(body.delivery_status);
    if (!isKnown) throw new Refusal(400, 'There is no such state');
    Object.assign(order, body);
  });
}
