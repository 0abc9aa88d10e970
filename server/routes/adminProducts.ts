import type { FastifyInstance } from 'fastify';
import { messages } from '../../contract/messages.ts';
import { route } from '../http/route.ts';
import { getAdminProduct, listAdminProducts } from '../services/admin/adminCatalogue.ts';
import {
  modifyProducts,
  removeProduct,
  removeProducts,
  restoreProducts,
} from '../services/admin/productAvailability.ts';
import { addProduct, modifyProduct } from '../services/admin/saveProduct.ts';
import type { Context } from '../services/context.ts';

/** The admin's products. */
export function adminProductRoutes(app: FastifyInstance, context: Context): void {
  route(app, 'GET /listproducts', async ({ query }, reply) => {
    const { products, total } = await listAdminProducts(context, query);
    reply.header('x-total-count', total);
    return products;
  });

  route(app, 'GET /getproduct/:id', ({ params }) => getAdminProduct(context, params.id));

  route(app, 'POST /addproduct', async ({ body, query }) => ({
    success: true,
    message: messages.productAdded,
    product: await addProduct(context, body, query.requestId),
  }));

  route(app, 'POST /modifyproduct', async ({ body }) => ({
    success: true,
    message: messages.productChanged,
    product: await modifyProduct(context, body),
  }));

  route(app, 'DELETE /removeproduct/:id', async ({ params }) => {
    await removeProduct(context, params.id);
    return { success: true, message: messages.productRemoved };
  });

  route(app, 'POST /modifyproducts', async ({ body }) => ({
    success: true,
    count: await modifyProducts(context, body),
  }));

  route(app, 'POST /removeproducts', async ({ body }) => ({
    success: true,
    count: await removeProducts(context, body.ids),
  }));

  route(app, 'POST /restoreproducts', async ({ body }) => ({
    success: true,
    count: await restoreProducts(context, body.ids),
  }));
}
