import type { FastifyInstance } from 'fastify';
import { createAnswerCache } from '../http/answerCache.ts';
import { route } from '../http/route.ts';
import { getProduct, listProducts } from '../services/catalogue/catalogue.ts';
import type { ReadCatalogueVersion } from '../services/catalogue/catalogueVersion.ts';
import { createTotals } from '../services/catalogue/totals.ts';
import type { Context } from '../services/context.ts';

/** Browsing: `GET /allproducts` and `GET /product/:id`. */
export function productRoutes(
  app: FastifyInstance,
  context: Context,
  readVersion: ReadCatalogueVersion,
): void {
  const sendCached = createAnswerCache(readVersion, context.watch);
  const countMatching = createTotals(context, readVersion);

  route(app, 'GET /allproducts', ({ query }, reply) =>
    sendCached(reply, async () => {
      const { products, total, next } = await listProducts(context, countMatching, query);
      const link = next && `<${nextPage(reply.request.url, next)}>; rel="next"`;
      return { body: products, headers: { 'x-total-count': total, ...(link && { link }) } };
    }),
  );

  route(app, 'GET /product/:id', ({ params }, reply) =>
    sendCached(reply, async () => ({ body: await getProduct(context, params.id) })),
  );
}

/** The same address with another cursor; relative, as the server may stand behind a proxy. */
function nextPage(url: string, cursor: string): string {
  const [path, query] = url.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('cursor', cursor);
  return `${path}?${parameters}`;
}
