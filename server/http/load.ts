import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { Unavailable } from '../errors.ts';
import { messageOf } from './errorHandler.ts';

/** How much is accepted: from one address, and by this process as a whole. */
export type Load = {
  /** Calls of the API that one address may make in a minute. */
  callsPerMinute: number;
  /** Pages that it may have rendered in a minute: those that nobody has seen since the catalogue changed. */
  renderingsPerMinute: number;
  /** Milliseconds the process may lag behind before it turns requests away. */
  maxLag: number;
};

/** Generous: a page of the app makes a handful of calls. Accounts have their own, strict limits. */
export const defaultLoad: Load = { callsPerMinute: 6000, renderingsPerMinute: 60, maxLag: 2500 };

/**
 * Marks a page's own calls while it is rendered: not an IP address, so that no client can have it.
 */
export const renderingAddress = 'rendering';

/** When to come back, in seconds. */
const retryAfter = 5;

const busyPage = `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta http-equiv="refresh" content="${retryAfter}">
  <title>One moment</title>
  <p>The shop is very busy right now. This page tries again in a few seconds.</p>
</html>
`;

/**
 * Answers calls and pages with 503 while the process cannot keep up; a page comes again by itself.
 * Files are sent, as a page that was let in does nothing without its scripts.
 */
export async function shedLoad(app: FastifyInstance, load: Load): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: load.maxLag,
    // Over a shorter time, one long task leaves no sample, which counts as endless lag.
    sampleInterval: load.maxLag,
    async pressureHandler(request, reply) {
      const isPage = request.headers.accept?.includes('text/html');
      if (!isPage && !request.url.startsWith('/api/')) return;
      if (!isPage) throw new Unavailable(messageOf(503), retryAfter);
      await reply
        .code(503)
        .header('Retry-After', String(retryAfter))
        .type('text/html; charset=utf-8')
        .send(busyPage);
    },
    exposeStatusRoute: false,
  });
}

/** Answers 429 to an address that calls too often, unless RATE_LIMITS is off. */
export async function limitRates(
  api: FastifyInstance,
  config: Pick<Config, 'RATE_LIMITS'>,
  load: Load,
): Promise<void> {
  if (config.RATE_LIMITS === 'off') {
    api.log.warn('RATE_LIMITS is off: only for load tests on a private machine.');
    return;
  }
  await api.register(rateLimit, {
    max: load.callsPerMinute,
    timeWindow: '1 minute',
    allowList: ({ socket }) => socket.remoteAddress === renderingAddress,
  });
}

/** Whether another page may be rendered for this client. */
export type MayRender = (request: FastifyRequest) => Promise<boolean>;

/** Counts the pages that are rendered for an address, unless RATE_LIMITS is off. */
export async function limitRenderings(
  app: FastifyInstance,
  config: Pick<Config, 'RATE_LIMITS'>,
  load: Load,
): Promise<MayRender> {
  if (config.RATE_LIMITS === 'off') return async () => true;
  await app.register(rateLimit, { global: false });
  const count = app.createRateLimit({ max: load.renderingsPerMinute, timeWindow: '1 minute' });
  return async (request) => {
    const counted = await count(request);
    return counted.isAllowed || !counted.isExceeded;
  };
}
