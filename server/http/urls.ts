import type { FastifyRequest } from 'fastify';
import { allowedOrigins, type Config } from '../config.ts';
import type { ShopUrls } from '../services/context.ts';

/**
 * Where a caller reaches this server and the app: PUBLIC_URL, else the request's Host, which the
 * caller chooses. An app hosted elsewhere is at the request's Origin, if that is one of
 * ALLOWED_ORIGINS, or if both are on this machine (`npm run dev`).
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

/** A plain name or address with its port, if any: nothing that means more in a URL or in markup. */
function isHost(text: string): boolean {
  return /^([a-z0-9]([a-z0-9.-]{0,253})|\[[0-9a-f:.]{2,45}\])(:\d{1,5})?$/i.test(text);
}

function isLocal(url: string): boolean {
  return /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(url);
}
