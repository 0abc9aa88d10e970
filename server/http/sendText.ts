import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sends what is made for this request, unless the browser has the very same. */
export function sendText(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  text: string,
  type: string,
  status = 200,
) {
  const etag = `W/"${createHash('sha1').update(text).digest('base64url')}"`;
  reply.headers({ 'cache-control': 'no-cache', etag });
  if (status === 200 && headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.code(status).type(type).send(text);
}
