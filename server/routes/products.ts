import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { createAnswerCache } from '../http/answerCache.ts';
import { route } from '../http/route.ts';
import {
  countByValue,
  getProduct,
  listInChunks,
  listProducts,
  type ProductPage,
} from '../services/catalogue/catalogue.ts';
import { createCatalogueStats } from '../services/catalogue/catalogueStats.ts';
import type { ReadCatalogueVersion } from '../services/catalogue/catalogueVersion.ts';
import type { Context } from '../services/context.ts';

/** A list that is longer is neither made nor kept as a whole. */
const longList = 1000;

/** Milliseconds for which counts may be of the stock before: each cart changes it. */
const countsLag = 10_000;

/** Browsing: `GET /allproducts`, `GET /productcounts` and `GET /product/:id`. */
export function productRoutes(
  app: FastifyInstance,
  context: Context,
  readVersion: ReadCatalogueVersion,
): void {
  const sendCached = createAnswerCache(readVersion, context.watch);
  const stats = createCatalogueStats(context, readVersion);

  route(app, 'GET /allproducts', async ({ query }, reply) => {
    if (query.limit === undefined) {
      const { total } = await listProducts(context, stats, { ...query, limit: 1 });
      const chunks = () => listInChunks(context, stats, query);
      if (total > longList) return sendChunks(reply.header('x-total-count', total), chunks());
    }
    return sendCached(reply, async () => {
      const { products, total, next, corrections } = await listProducts(context, stats, query);
      const link = next && `<${nextPage(reply.request.url, next)}>; rel="next"`;
      const spelt = String(new URLSearchParams(corrections));
      return {
        body: products,
        headers: {
          'x-total-count': total,
          ...(link && { link }),
          ...(spelt && { 'x-search-corrections': spelt }),
        },
      };
    });
  });

  const sendCounts = createAnswerCache(readVersion, undefined, countsLag);
  route(app, 'GET /productcounts', ({ query }, reply) =>
    sendCounts(reply, async () => ({ body: await countByValue(context, stats, query) })),
  );

  route(app, 'GET /product/:id', ({ params }, reply) =>
    sendCached(reply, async () => ({ body: await getProduct(context, params.id) })),
  );
}

/** The same URL with another cursor; relative, as the server may stand behind a proxy. */
function nextPage(url: string, cursor: string): string {
  const [path, query] = url.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('cursor', cursor);
  return `${path}?${parameters}`;
}

/** One list, as fast as the caller takes it. */
function sendChunks(reply: FastifyReply, chunks: AsyncIterable<ProductPage>): FastifyReply {
  async function* write() {
    yield '[';
    let comma = '';
    for await (const { products } of chunks) {
      const list = reply.serialize(products) as string;
      // Empty where the last of a list went while it was sent.
      if (products.length > 0) yield comma + list.slice(1, -1);
      comma = ',';
    }
    yield ']';
  }
  reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
  const text = Readable.from(write());
  if (!negotiate(reply.request.headers['accept-encoding'] ?? '', ['gzip'])) return reply.send(text);
  // What fails on the way ends the connection.
  return reply.header('content-encoding', 'gzip').send(pipeline(text, createGzip(), () => {}));
}
