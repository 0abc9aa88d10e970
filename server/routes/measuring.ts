import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { consentDays, refusedCookie } from '../../contract/rules/measuring.ts';
import { type Config, isHttps } from '../config.ts';
import { route } from '../http/route.ts';
import { isUuid } from '../lib/ids.ts';
import type { AccountLimits } from '../services/accounts/accountLimits.ts';
import {
  chooseConsent,
  findConsenting,
  findPurposes,
  listMeasuredMessages,
  type MeasuringContext,
  measure,
  readMeasuring,
  saveMeasuring,
  withdraw,
} from '../services/measuring/measuring.ts';

/** Cookie with the id of a visitor who consented. */
const nameOf = (isSecure: boolean) => (isSecure ? '__Secure-VISIT' : 'VISIT');

/**
 * True for Global Privacy Control (https://w3c.github.io/gpc/), which refuses for the visitor, and
 * for a refusal that the browser could not report otherwise.
 */
const refuses = ({ headers, cookies }: FastifyRequest) =>
  headers['sec-gpc'] === '1' || cookies[refusedCookie] !== undefined;

/** Id of a visitor who consented to be measured; undefined for others. */
export function visitorIdOf(request: FastifyRequest, config: Pick<Config, 'PUBLIC_URL'>) {
  const id = request.cookies[nameOf(isHttps(config))];
  return id && isUuid(id) && !refuses(request) ? id : undefined;
}

/** Longest user agent that is kept. */
const maxAgent = 300;

/** Visitors' consents and events, and the owner's settings for measuring. */
export function measuringRoutes(
  app: FastifyInstance,
  context: MeasuringContext,
  config: Pick<Config, 'PUBLIC_URL'>,
  limit: AccountLimits,
): void {
  const secure = isHttps(config);
  const name = nameOf(secure);
  const cookie = { path: '/api', httpOnly: true, secure, sameSite: 'lax' } as const;
  const visitorOf = ({ request }: FastifyReply) => ({
    id: visitorIdOf(request, config),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, maxAgent),
  });

  // With any call that changes something; replies to others may be cached.
  app.addHook('onRequest', async (request, reply) => {
    const id = request.cookies[name];
    if (id === undefined || request.method === 'GET') return;
    if (isUuid(id) && !refuses(request)) return;
    if (isUuid(id)) await withdraw(context, id);
    reply.clearCookie(name, cookie);
  });
  route(app, 'POST /consent', async ({ body }, reply) => {
    const isRefused = refuses(reply.request);
    const choice = isRefused ? { ...body, granted: [] } : body;
    const { ip } = reply.request;
    const visitor = visitorOf(reply);
    const choose = () => chooseConsent(context, choice, visitor);
    // A refusal is never delayed.
    const id = await (choice.granted.length > 0 ? limit('consent', { ip }, choose) : choose());
    if (id) reply.setCookie(name, id, { ...cookie, maxAge: consentDays * 24 * 60 * 60 });
    else reply.clearCookie(name, cookie);
    const purposes = await findPurposes(context);
    return { success: true, ...(purposes && { purposes }) };
  });
  route(app, 'POST /measure', async ({ body }, reply) => {
    const { id, userAgent } = visitorOf(reply);
    const visitor = await findConsenting(context, id);
    if (!visitor) return { success: true, ...(!refuses(reply.request) && { isConsentLost: true }) };
    await limit('measure', { ip: reply.request.ip, by: visitor.id }, () =>
      measure(context, visitor, body, userAgent),
    );
    return { success: true };
  });
  route(app, 'GET /measuring', () => readMeasuring(context));
  route(app, 'POST /changemeasuring', async ({ body }) => {
    return { success: true, measuring: await saveMeasuring(context, body) };
  });
  route(app, 'GET /measuredmessages', () => listMeasuredMessages(context));
}
