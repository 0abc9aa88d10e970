import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SiteMeta } from '../../contract/pages.ts';
import { feedFiles, feedTargets } from '../../contract/rules/feedTargets.ts';
import { NotFound } from '../errors.ts';
import { isFeedSecret, writeFeed } from '../services/catalogue/feeds.ts';
import type { Context } from '../services/context.ts';

/** The files of the feeds. Only those who know the secret part of their URLs can read them. */
export function feedFileRoutes(
  app: FastifyInstance,
  context: Context & { applySales: () => Promise<void> },
  siteMetaOf: (request: FastifyRequest) => Promise<SiteMeta>,
): void {
  for (const target of feedTargets) {
    const { file } = feedFiles[target];
    app.get<{ Params: { secret: string } }>(`/feeds/:secret/${file}`, async (request, reply) => {
      if (!(await isFeedSecret(context, request.params.secret))) {
        throw new NotFound('There is nothing at this URL');
      }
      await context.applySales();
      const type = file.endsWith('.xml') ? 'application/xml' : 'text/csv';
      return reply
        .type(`${type}; charset=utf-8`)
        .header('cache-control', 'no-store')
        .header('x-robots-tag', 'noindex')
        .send(Readable.from(writeFeed(context, await siteMetaOf(request), target)));
    });
  }
}
