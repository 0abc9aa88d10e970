import { extname } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { messages } from '../../contract/messages.ts';
import { allowedOrigins, type Config } from '../config.ts';
import { NotFound } from '../errors.ts';
import type { ShopUrls } from '../services/context.ts';
import type { Print } from '../services/orders/printOrders.ts';
import { type OpenPicture, pictureContentTypes } from '../storage/pictureStorage.ts';
import { etagOf, hasEtag } from './keptAnswer.ts';

/** Sends a text made for this request, or a 304 if the browser has the same. */
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

/** @param file its extension gives the content type */
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

/** Sends a PDF as a file that is never cached, because it contains an address. */
export function sendPrint(reply: FastifyReply, { name, pdf, message }: Print): FastifyReply {
  // A header has no letters but Latin ones.
  if (message) reply.header('x-message', isPlain(message) ? message : encodeURIComponent(message));
  return reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .send(pdf);
}

/** Returns true for printable ASCII. */
function isPlain(text: string): boolean {
  return /^[ -~]*$/.test(text);
}

/**
 * Public URLs of this server (PUBLIC_URL, else the request's Host, which the caller chooses) and of
 * the app: the request's Origin if that is one of ALLOWED_ORIGINS, or both are on this machine.
 */
export function urlsOf(
  { protocol, host, headers: { origin } }: Pick<FastifyRequest, 'protocol' | 'host' | 'headers'>,
  config: Pick<Config, 'ALLOWED_ORIGINS' | 'PUBLIC_URL'>,
): ShopUrls {
  const givenUrl = `${protocol}://${isHost(host) ? host : 'localhost'}`;
  const serverUrl = (config.PUBLIC_URL ?? givenUrl).replace(/\/$/, '');
  const isFriend = origin && allowedOrigins(config).includes(origin);
  const isHere = origin && isLocal(origin) && isLocal(serverUrl);
  return { serverUrl, appUrl: isFriend || isHere ? origin : serverUrl };
}

/** Accepts a name or address with an optional port, without special characters of URLs or HTML. */
function isHost(text: string): boolean {
  return /^([a-z0-9]([a-z0-9.-]{0,253})|\[[0-9a-f:.]{2,45}\])(:\d{1,5})?$/i.test(text);
}

function isLocal(url: string): boolean {
  return /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(url);
}
