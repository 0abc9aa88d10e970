import { Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { endpointOf } from '../../contract/endpoints.ts';
import { i18n, inLanguage } from '../../contract/i18n.ts';
import { factsOf, type Language, type Languages, splitLanguage } from '../../contract/languages.ts';
import type { Config } from '../config.ts';
import { Unavailable } from '../errors.ts';
import { escapeHtml } from '../lib/html.ts';
import { messageOf } from './errorHandler.ts';

/** Limits for one address, and for this process as a whole. */
export type Load = {
  /** Calls of the API that one address may make in a minute. */
  callsPerMinute: number;
  /** Rendered pages per minute and address, not counting those in the cache. */
  renderingsPerMinute: number;
  /** Milliseconds the process may lag behind before it turns requests away. */
  maxLag: number;
};

/** Generous: a page makes a handful of calls. Accounts have their own, strict limits. */
export const defaultLoad: Load = { callsPerMinute: 6000, renderingsPerMinute: 60, maxLag: 2500 };

/** Marks the server's own calls, such as a page's while it is rendered. It is not an IP address, so no client can have it. */
export const renderingAddress = 'rendering';

/** Seconds until the next attempt. */
const retryAfter = 5;

const busyPage = (language: Language) =>
  inLanguage(
    language,
    () => `<!doctype html>
<html lang="${language}"${factsOf(language).isRightToLeft ? ' dir="rtl"' : ''}>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta http-equiv="refresh" content="${retryAfter}">
  <title>${escapeHtml(i18n.t('One moment'))}</title>
  <p>${escapeHtml(i18n.t('The shop is very busy right now. This page tries again in a few seconds.'))}</p>
</html>
`,
  );

/**
 * Answers calls and pages with 503 while the process is overloaded; the page reloads itself. Files
 * are still sent, because a page that was let in needs its scripts.
 */
export async function shedLoad(app: FastifyInstance, load: Load, languages: Languages) {
  await app.register(underPressure, {
    maxEventLoopDelay: load.maxLag,
    // Over a shorter time, one long task leaves no sample, which counts as endless lag.
    sampleInterval: load.maxLag,
    async pressureHandler(request, reply) {
      const isPage = request.headers.accept?.includes('text/html');
      if (!isPage && !/^\/(api|ucp)\//.test(request.url)) return;
      if (!isPage) throw new Unavailable(messageOf(503), retryAfter);
      await reply
        .code(503)
        .header('Retry-After', String(retryAfter))
        .type('text/html; charset=utf-8')
        .send(busyPage(splitLanguage(request.url, languages).language));
    },
    exposeStatusRoute: false,
  });
}

/** Answers 429 to an address that calls too often, unless RATE_LIMITS is off. */
export async function limitRates(
  api: FastifyInstance,
  config: Pick<Config, 'RATE_LIMITS'>,
  load: Load,
) {
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

/** Returns true if another page may be rendered for this client. */
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

/** Milliseconds that a client may take. */
export type ClientTimeouts = {
  /** To send a request's headers, the first on a connection or the next. */
  headers: number;
  /** To send its body. */
  body: number;
  /** To send pictures: only callers who may upload are given this long. */
  upload: number;
  /** To take or send anything at all. */
  silence: number;
  /** Between two checks for overdue connections. */
  check: number;
};

export const defaultTimeouts: ClientTimeouts = {
  headers: 8000,
  body: 10_000,
  upload: 10 * 60_000,
  silence: 60_000,
  check: 2000,
};

/** Connections that Node itself ends: those without complete headers, or without traffic. */
export function connectionTimeouts({ headers, upload, silence, check }: ClientTimeouts) {
  return {
    http: { headersTimeout: headers, connectionsCheckingInterval: check },
    requestTimeout: upload + headers,
    connectionTimeout: silence,
  };
}

/** Ends connections whose request's body does not arrive in time, answered already or not. */
export function dropSlowBodies(app: FastifyInstance, { body, upload }: ClientTimeouts): void {
  const timers = new WeakMap<FastifyRequest['raw'], NodeJS.Timeout>();

  const allow = ({ raw }: FastifyRequest, time: number) => {
    clearTimeout(timers.get(raw));
    timers.set(raw, setTimeout(() => !raw.complete && raw.destroy(), time).unref());
  };
  const forget = ({ raw }: FastifyRequest) => clearTimeout(timers.get(raw));

  app.addHook('onRequest', async (request) => {
    if (!hasBody(request)) return;
    allow(request, body);
    for (const event of ['end', 'close']) request.raw.once(event, () => forget(request));
  });
  // Callers who may not upload were refused before.
  app.addHook('preParsing', async (request) => {
    const { call } = request.routeOptions.config;
    if (call && endpointOf(call).multipart) allow(request, upload);
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
}

/** Milliseconds that idle connections may stay open. */
const idleMs = 1000;

/** Graceful end of a server, before it closes. */
export type Drain = {
  isUnderWay: () => boolean;
  /** Takes no new connections, and settles when those that are open have ended, or are idle. */
  finish: () => Promise<void>;
};

/**
 * Stops a server without resetting connections: closing at once would answer 503 on open ones, or
 * cut off a request. Instead, each reply ends its connection; the next request opens another one.
 */
export function createDrain(app: FastifyInstance): Drain {
  let underWay = false;
  app.addHook('onSend', async (_request, reply) => {
    if (underWay) reply.header('connection', 'close');
  });

  const countConnections = () =>
    new Promise<number>((resolve) => {
      app.server.getConnections((_error, count) => resolve(count ?? 0));
    });

  return {
    isUnderWay: () => underWay,
    finish: async () => {
      if (underWay || !app.server.listening) return;
      underWay = true;
      // Called on the base server: HTTP's own method also cuts off idle connections.
      Server.prototype.close.call(app.server);
      const deadline = performance.now() + idleMs;
      while (performance.now() < deadline && (await countConnections()) > 0) await sleep(20);
    },
  };
}
