import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Addresses } from '../services/checkoutContext.ts';

/**
 * Where a caller reaches this server and the app: PUBLIC_URL, else what the request was sent to.
 * An app that is hosted elsewhere is where its request came from, if that is one of ALLOWED_ORIGINS.
 */
export function addressesOf(
  request: FastifyRequest,
  config: Pick<Config, 'ALLOWED_ORIGINS' | 'PUBLIC_URL'>,
): Addresses {
  const here = `${request.protocol}://${request.host}`;
  const serverUrl = (config.PUBLIC_URL ?? here).replace(/\/$/, '');
  const { origin } = request.headers;
  const isFriend = origin && config.ALLOWED_ORIGINS?.split(/,\s*/).includes(origin);
  return { serverUrl, appUrl: isFriend ? origin : serverUrl };
}
