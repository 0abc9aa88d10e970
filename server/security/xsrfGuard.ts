import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EndpointKey } from '../../contract/endpoint.ts';
import { allowedOrigins, type Config, isHttps } from '../config.ts';
import { NotAllowed } from '../errors.ts';
import { type BoundTokens, createBoundTokens } from './boundTokens.ts';
import { bearerToken, hashToken } from './tokens.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Sends a fresh XSRF-TOKEN cookie, bound to this session or to `anonymous`. */
    bindXsrf: (identity: XsrfIdentity) => void;
  }
}

/** What a token is bound to: a session (the hash of its token), or an anonymous visitor. */
type XsrfIdentity = string;

export const anonymous: XsrfIdentity = 'anonymous';

const cookieName = 'XSRF-TOKEN';
const headerName = 'x-xsrf-token';

/**
 * These change nothing of anybody's, although they are a POST: a guest with a cookie of old must not
 * be turned away. A visit that is counted comes from a page that is left, which can't ask again.
 */
const reading: ReadonlySet<EndpointKey> = new Set([
  'POST /getcartunaut',
  'POST /openorder',
  'POST /webvitals',
]);

/** Signed double-submit tokens, as OWASP's cheat sheet on cross-site request forgery has them. */
export function createXsrf(secret: string): BoundTokens {
  return createBoundTokens(secret, 'xsrf');
}

/**
 * Holds the calls of the contract to `docs/decisions/0009-sessions.md`: what changes something
 * needs the header that matches its session. A page that is turned away gets a cookie that does.
 */
export async function xsrfGuard(
  api: FastifyInstance,
  config: Pick<Config, 'ALLOWED_ORIGINS' | 'PUBLIC_URL'>,
  secret: string,
): Promise<void> {
  const xsrf = createXsrf(secret);
  const secure = isHttps(config);
  const friends = allowedOrigins(config);

  await api.register(cookie);
  api.decorateReply('bindXsrf', function bindXsrf(this: FastifyReply, identity) {
    this.setCookie(cookieName, xsrf.issue(identity), { path: '/', sameSite: 'lax', secure });
  });

  api.addHook('preParsing', async (request, reply) => {
    if (!changesSomething(request) || friends.includes(request.headers.origin ?? '')) return;
    const identity = identityOf(request);
    const inCookie = cookieOf(request);
    if (identity === anonymous && inCookie === undefined) return;
    const inHeader = request.headers[headerName]?.toString();
    const isTheirs = identity !== anonymous || inHeader === inCookie;
    if (isTheirs && xsrf.isValid(inHeader, identity)) return;
    reply.bindXsrf(identity);
    throw new NotAllowed('This page is out of date: try again, or reload it.', 'X-XSRF-TOKEN');
  });

  api.addHook('onSend', async (request, reply) => {
    const { call } = request.routeOptions.config;
    if (!call || reply.hasHeader('set-cookie')) return;
    const hasEnded = reply.statusCode === 401;
    if (changesSomething(request) && !hasEnded) return;
    // A session that has ended leaves a guest behind.
    const identity = hasEnded ? anonymous : identityOf(request);
    // What everybody may read is asked for without the token: the cookie may match a session, and stays.
    if (identity === anonymous && !hasEnded && cookieOf(request)) return;
    if (!xsrf.isValid(cookieOf(request), identity)) reply.bindXsrf(identity);
  });
}

function changesSomething({ method, routeOptions }: FastifyRequest): boolean {
  const { call } = routeOptions.config;
  return call !== undefined && method !== 'GET' && method !== 'HEAD' && !reading.has(call);
}

/** A request that was turned away early has not had its cookies read. */
function cookieOf({ cookies }: FastifyRequest): string | undefined {
  return cookies?.[cookieName];
}

/** By the token alone: one that is not alive gets nowhere, whatever its XSRF token. */
function identityOf({ headers }: FastifyRequest): XsrfIdentity {
  const token = bearerToken(headers.authorization);
  return token ? hashToken(token) : anonymous;
}
