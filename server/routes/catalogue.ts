import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { messages } from '../../contract/messages.ts';
import { callerOf } from '../http/authentication.ts';
import { createAnswerCache } from '../http/keptAnswer.ts';
import { route } from '../http/route.ts';
import type { AccountLimits } from '../services/accounts/accountLimits.ts';
import { endNewsletterByLink } from '../services/accounts/newsletter.ts';
import {
  countByValue,
  getProduct,
  listInChunks,
  listProducts,
  type ProductPage,
} from '../services/catalogue/catalogue.ts';
import {
  createCatalogueStats,
  type ReadCatalogueVersion,
} from '../services/catalogue/catalogueVersion.ts';
import { getCollection } from '../services/catalogue/collections.ts';
import { addFavourite, listFavourites, removeFavourite } from '../services/catalogue/favourites.ts';
import { listRelatedProducts, rateProduct } from '../services/catalogue/ratings.ts';
import { listAllReviews, listReviews, moderateReview } from '../services/catalogue/reviews.ts';
import { findSearchPage } from '../services/catalogue/search.ts';
import { addStockAlert, endStockAlerts } from '../services/catalogue/stockAlerts.ts';
import type { Context } from '../services/context.ts';
import { endReviewRequests } from '../services/orders/reviewRequests.ts';

/** A longer list is sent in chunks, and not cached. */
const longList = 1000;

/** Milliseconds for which counts may show old stock: each cart changes it. */
const countsLag = 10_000;

/** Products, and calls about them: favourites, reviews and stock alerts. */
export function catalogueRoutes(
  app: FastifyInstance,
  context: Context,
  readVersion: ReadCatalogueVersion,
  limits: AccountLimits,
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
      const link = next && `<${nextPage(reply.request.originalUrl, next)}>; rel="next"`;
      const page = await findSearchPage(context, stats, query.q ?? '');
      const spelt = String(new URLSearchParams(corrections));
      return {
        body: products,
        headers: {
          'x-total-count': total,
          ...(link && { link }),
          ...(spelt && { 'x-search-corrections': spelt }),
          ...(page && { 'x-search-page': page }),
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

  route(app, 'GET /collection/:slug', ({ params }) => getCollection(context, params.slug));

  route(app, 'GET /getfavorites', ({ caller }) => listFavourites(context, caller.id));

  route(app, 'POST /addfavorite/:id', async ({ caller, params }) => {
    await addFavourite(context, caller.id, params.id);
    return { success: true, message: messages.favoriteAdded };
  });

  route(app, 'POST /removefavorite/:id', async ({ caller, params }) => {
    await removeFavourite(context, caller.id, params.id);
    return { success: true, message: messages.favoriteRemoved };
  });

  route(app, 'GET /getrelprod', ({ caller }) => listRelatedProducts(context, caller.id));

  route(app, 'POST /rate/:productId', ({ caller, params, body }) =>
    rateProduct(context, caller.id, params.productId, body.rating),
  );

  route(app, 'POST /review/:productId', ({ caller, params, body: { rating, ...words } }) =>
    rateProduct(context, caller.id, params.productId, rating, words),
  );

  route(app, 'GET /reviews/:productId', ({ params, query }) =>
    listReviews(context, params.productId, query),
  );

  route(app, 'GET /allreviews', ({ query }) => listAllReviews(context, query));

  route(app, 'POST /handlereview/:id', ({ params, body }) =>
    moderateReview(context, params.id, body),
  );

  route(app, 'POST /stockalert', async ({ body }, { request }) => {
    // Needs no login; a logged-in customer's alert is part of their export.
    const caller = await callerOf(context, request);
    await limits('stockalert', { ip: request.ip, email: body.email }, () =>
      addStockAlert(context, { ...body, userId: caller?.id }),
    );
    return { success: true, message: messages.stockAlertSet };
  });

  // Accepts links of any kind; each ends its own kind of email.
  route(app, 'POST /endstockalerts', async ({ body }, { request }) => {
    await limits('endstockalerts', { ip: request.ip }, async () => {
      await endStockAlerts(context, body.token);
      await endReviewRequests(context, body.token);
      await endNewsletterByLink(context, body.token);
    });
    return { success: true, message: messages.alertsEnded };
  });
}

/** The same URL with another cursor; relative, because the server may be behind a proxy. */
function nextPage(url: string, cursor: string): string {
  const [path, query] = url.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('cursor', cursor);
  return `${path}?${parameters}`;
}

/** Streams a list as fast as the caller reads it. */
function sendChunks(reply: FastifyReply, chunks: AsyncIterable<ProductPage>): FastifyReply {
  async function* write() {
    yield '[';
    let comma = '';
    for await (const { products } of chunks) {
      const list = reply.serialize(products) as string;
      // Empty if the last products of a list were removed while it was sent.
      if (products.length > 0) yield comma + list.slice(1, -1);
      comma = ',';
    }
    yield ']';
  }
  reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
  const text = Readable.from(write());
  if (!negotiate(reply.request.headers['accept-encoding'] ?? '', ['gzip'])) return reply.send(text);
  // A failure during the transfer ends the connection.
  return reply.header('content-encoding', 'gzip').send(pipeline(text, createGzip(), () => {}));
}
