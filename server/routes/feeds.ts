import type { FastifyInstance, FastifyRequest } from 'fastify';
import { route } from '../http/route.ts';
import { urlsOf } from '../http/send.ts';
import { closeFeeds, openFeeds, readFeeds, reportFeed } from '../services/catalogue/feeds.ts';
import type { Context } from '../services/context.ts';

/** Admin calls about product feeds. */
export function feedRoutes(
  app: FastifyInstance,
  context: Context,
  config: Parameters<typeof urlsOf>[1],
): void {
  const read = (request: FastifyRequest) => readFeeds(context, urlsOf(request, config).serverUrl);
  route(app, 'GET /feeds', (_input, { request }) => read(request));
  route(app, 'POST /openfeeds', async (_input, { request }) => {
    await openFeeds(context);
    return read(request);
  });
  route(app, 'POST /closefeeds', async (_input, { request }) => {
    await closeFeeds(context);
    return read(request);
  });
  route(app, 'GET /feedreport/:target', ({ params }) => reportFeed(context, params.target));
}
