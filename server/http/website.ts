import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fail } from './errorHandler.ts';

const year = 'public, max-age=31536000, immutable';

/**
 * Sends the built app from `dist`. Files under `/assets/` have their content's hash in their
 * name and never change; every other file is asked for again each time.
 */
export async function website(app: FastifyInstance, dist: string): Promise<void> {
  await app.register(compress, { global: true, threshold: 1024 });
  await app.register(fastifyStatic, {
    root: dist,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isAsset = path.slice(dist.length).replaceAll('\\', '/').startsWith('/assets/');
      reply.setHeader('cache-control', isAsset ? year : 'no-cache');
      reply.setHeader('vary', 'accept-encoding');
    },
  });
}

/** Paths of the app's own routes get its page; all else that is unknown is a failure. */
export function answerUnknown(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => {
    if (isPage(request)) return reply.sendFile('index.html');
    return nothingHere(reply);
  });
}

export function nothingHere(reply: FastifyReply): FastifyReply {
  return fail(reply, 404, 'There is nothing at this address');
}

function isPage({ method, url, headers }: FastifyRequest): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  const wantsHtml = headers.accept?.includes('text/html') ?? false;
  return isRead && wantsHtml && !/^\/(api|assets)(\/|$|\?)/.test(url);
}
