import type { FastifyReply, FastifyRequest } from 'fastify';
import { etagOf, hasEtag } from './etags.ts';

/** Sends what is made for this request, unless the browser has the very same. */
export function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
  type: string,
  status = 200,
) {
  const etag = etagOf(text);
  reply.headers({ 'cache-control': 'no-cache', etag });
  if (status === 200 && hasEtag(request, etag)) return reply.code(304).send();
  return reply.code(status).type(type).send(text);
}
