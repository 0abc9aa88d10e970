import type { FastifyReply, FastifyRequest } from 'fastify';
import { etagOf, hasEtag } from './etags.ts';

/** Sends what was made for this request, or a 304 if the browser has the very same. */
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
