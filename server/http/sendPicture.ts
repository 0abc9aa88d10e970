import { extname } from 'node:path';
import type { FastifyReply } from 'fastify';
import { NotFound } from '../errors.ts';
import { type OpenPicture, pictureContentTypes } from '../storage/pictureStorage.ts';
import { hasEtag } from './etags.ts';

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
  if (!picture) throw new NotFound('There is no such picture');
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
