import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { consentDays } from '../../contract/rules/measuring.ts';
import { type Config, isHttps } from '../config.ts';
import { route } from '../http/route.ts';
import {
  chooseConsent,
  listMeasuredMessages,
  type MeasuringContext,
  measure,
  readMeasuring,
  saveMeasuring,
} from '../services/measuring/measuring.ts';

/** Cookie with the id of a visitor who consented. */
const nameOf = (isSecure: boolean) => (isSecure ? '__Secure-VISIT' : 'VISIT');

/** True for Global Privacy Control (https://w3c.github.io/gpc/), which refuses for the visitor. */
const refuses = ({ headers }: FastifyRequest) => headers['sec-gpc'] === '1';

/** Id of a visitor who consented to be measured; undefined for others. */
export function visitorIdOf(request: FastifyRequest, config: Pick<Config, 'PUBLIC_URL'>) {
  return refuses(request) ? undefined : request.cookies[nameOf(isHttps(config))];
}

/** Longest user agent that is kept. */
const maxAgent = 300;

/** Consents, the events of visitors, and the owner's settings of them. */
export function measuringRoutes(
  app: FastifyInstance,
  context: MeasuringContext,
  config: Pick<Config, 'PUBLIC_URL'>,
): void {
  const secure = isHttps(config);
  const name = nameOf(secure);
  const cookie = { path: '/api', httpOnly: true, secure, sameSite: 'lax' } as const;
  const visitorOf = ({ request }: FastifyReply) => ({
    id: visitorIdOf(request, config),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, maxAgent),
  });

  route(app, 'POST /consent', async ({ body }, reply) => {
    const { request } = reply;
    const choice = refuses(request) ? { ...body, granted: [] } : body;
    const id = await chooseConsent(context, choice, {
      ...visitorOf(reply),
      id: request.cookies[name],
    });
    if (id) reply.setCookie(name, id, { ...cookie, maxAge: consentDays * 24 * 60 * 60 });
    else reply.clearCookie(name, cookie);
    return { success: true };
  });
  route(app, 'POST /measure', async ({ body }, reply) => {
    await measure(context, body, visitorOf(reply));
    return { success: true };
  });
  route(app, 'GET /measuring', () => readMeasuring(context));
  route(app, 'POST /changemeasuring', async ({ body }) => {
    return { success: true, measuring: await saveMeasuring(context, body) };
  });
  route(app, 'GET /measuredmessages', () => listMeasuredMessages(context));
}
