import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { endpointOf } from '../../contract/endpoints.ts';
import { i18n } from '../../contract/i18n.ts';
import { allowedOrigins, type Config, isHttps } from '../config.ts';
import { NotAllowed } from '../errors.ts';
import { type BoundTokens, bearerToken, createBoundTokens, hashToken, isApiKey } from './tokens.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Sends a fresh XSRF-TOKEN cookie, bound to this session or to `anonymous`. */
    bindXsrf: (identity: XsrfIdentity) => void;
  }
}

/** Identity of a token: a session (the hash of its token), or an anonymous visitor. */
type XsrfIdentity = string;

export const anonymous: XsrfIdentity = 'anonymous';

const cookieName = 'XSRF-TOKEN';
const headerName = 'x-xsrf-token';

/** Signed double-submit tokens, as in OWASP's cheat sheet on cross-site request forgery. */
export function createXsrf(secret: string): BoundTokens {
  return createBoundTokens(secret, 'xsrf');
}

/**
 * Changes need the header that matches their session (`docs/decisions/0009-sessions.md`). A refused
 * page gets a valid cookie.
 */
export async function xsrfGuard(
  api: FastifyInstance,
  config: Pick<Config, 'ALLOWED_ORIGINS' | 'PUBLIC_URL'>,
  secret: string,
) {
  const xsrf = createXsrf(secret);
  const secure = isHttps(config);
  const friends = allowedOrigins(config);

  await api.register(cookie);
  api.decorateReply('bindXsrf', function bindXsrf(this: FastifyReply, identity) {
    this.setCookie(cookieName, xsrf.issue(identity), { path: '/', sameSite: 'lax', secure });
  });

  api.addHook('preParsing', async (request, reply) => {
    if (hasApiKey(request)) return;
    if (!changesSomething(request) || friends.includes(request.headers.origin ?? '')) return;
    const identity = identityOf(request);
    const inCookie = cookieOf(request);
    if (identity === anonymous && inCookie === undefined) return;
    const inHeader = request.headers[headerName]?.toString();
    const isTheirs = identity !== anonymous || inHeader === inCookie;
    if (isTheirs && xsrf.isValid(inHeader, identity)) return;
    reply.bindXsrf(identity);
    throw new NotAllowed(
      i18n.t('This page is out of date: try again, or reload it.'),
      'X-XSRF-TOKEN',
    );
  });

  api.addHook('onSend', async (request, reply) => {
    const { call } = request.routeOptions.config;
    if (!call || hasApiKey(request) || reply.hasHeader('set-cookie')) return;
    const hasEnded = reply.statusCode === 401;
    if (changesSomething(request) && !hasEnded) return;
    // An ended session leaves an anonymous visitor.
    const identity = hasEnded ? anonymous : identityOf(request);
    // Public reads come without the session's token, but their cookie may match it and is kept.
    if (identity === anonymous && !hasEnded && cookieOf(request)) return;
    if (!xsrf.isValid(cookieOf(request), identity)) reply.bindXsrf(identity);
  });
}

function changesSomething({ method, routeOptions }: FastifyRequest): boolean {
  const { call } = routeOptions.config;
  return !!call && method !== 'GET' && method !== 'HEAD' && !endpointOf(call).readOnly;
}

/** No browser adds a key to a request by itself. */
function hasApiKey({ headers }: FastifyRequest): boolean {
  return isApiKey(bearerToken(headers.authorization) ?? '');
}

/** The cookies of a request that was refused early have not been read. */
function cookieOf({ cookies }: FastifyRequest): string | undefined {
  return cookies?.[cookieName];
}

/** By the token alone: an invalid one has no access, whatever its XSRF token is. */
function identityOf({ headers }: FastifyRequest): XsrfIdentity {
  const token = bearerToken(headers.authorization);
  return token ? hashToken(token) : anonymous;
}
