import { extname } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { messages } from '../../contract/messages.ts';
import { NotFound } from '../errors.ts';
import type { Print } from '../services/orders/printOrders.ts';
import { type OpenPicture, pictureContentTypes } from '../storage/pictureStorage.ts';
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

/**
 * Sends the picture unless the browser has it.
 * @param file ends with what it is
 */
export function sendPicture(
  reply: FastifyReply,
  picture: OpenPicture | undefined,
  file: string,
  cacheControl: string,
): FastifyReply {
  if (!picture) throw new NotFound(messages.noSuchPicture);
  const etag = `"${picture.version}"`;
  reply.headers({
    'cache-control': cacheControl,
    'cross-origin-resource-policy': 'cross-origin',
    etag,
  });
  if (hasEtag(reply.request, etag)) {
    picture.stream.destroy();
    return reply.code(304).send();
  }
  reply.header('content-length', picture.size);
  return reply
    .type(pictureContentTypes[extname(file)] ?? 'application/octet-stream')
    .send(picture.stream);
}

/** Hands a PDF over as a file; it says where somebody lives, so nothing keeps it. */
export function sendPrint(reply: FastifyReply, { name, pdf, message }: Print): FastifyReply {
  if (message) reply.header('x-message', message);
  return reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .send(pdf);
}
