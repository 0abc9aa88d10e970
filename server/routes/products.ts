import type { FastifyInstance } from 'fastify';
import { route } from '../http/route.ts';
import { getProduct, listProducts } from '../services/catalogue/catalogue.ts';
import type { Context } from '../services/context.ts';

/** Browsing: `GET /allproducts` and `GET /product/:id`. */
export function productRoutes(app: FastifyInstance, context: Context): void {
  route(app, 'GET /allproducts', async ({ query }, reply) => {
    const { products, total, next } = await listProducts(context, query);
    reply.header('x-total-count', total);
    if (next) reply.header('link', `<${nextPage(reply.request.url, next)}>; rel="next"`);
    return products;
  });

  route(app, 'GET /product/:id', ({ params }) => getProduct(context, params.id));
}

/** The same address with another cursor; relative, as the server may stand behind a proxy. */
function nextPage(url: string, cursor: string): string {
  const [path, query] = url.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('cursor', cursor);
  return `${path}?${parameters}`;
}
