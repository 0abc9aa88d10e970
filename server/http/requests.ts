import { randomUUID } from 'node:crypto';
import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyInstance, FastifyServerOptions } from 'fastify';
import { endpointOf } from '../../contract/endpoints.ts';
import { i18n } from '../../contract/i18n.ts';
import type { Config } from '../config.ts';
import { BadInput } from '../errors.ts';
import { toIpAddress } from '../lib/ipAddress.ts';
import { withoutCurrency } from './currency.ts';
import { messageOf, sendStatus } from './errorHandler.ts';
import { isVisit } from './website.ts';

const headerName = 'x-request-id';

/** Gives each request an id for its log lines, or keeps the one of the shop's own proxies. */
export function requestIds({ TRUST_PROXY }: Pick<Config, 'TRUST_PROXY'>) {
  return ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
    const given = TRUST_PROXY === 'off' ? undefined : headers[headerName]?.toString();
    return given && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID();
  };
}

/**
 * Sends the request's id, for reports to the shop. Logs audited calls and refusals with the user's
 * id. At LOG_LEVEL debug, logs route and duration of every request.
 */
export function sendRequestIds(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    reply.header(headerName, request.id);
  });
  app.addHook('onResponse', async ({ method, routeOptions, caller, log }, reply) => {
    const call = routeOptions.config?.call;
    const status = reply.statusCode;
    if (!(call && endpointOf(call).audited) && ![401, 403, 429].includes(status)) return;
    log.info({ method, route: routeOptions.url, status, user: caller?.id }, 'Access');
  });
  if (['debug', 'trace'].includes(app.log.level)) {
    app.addHook('onResponse', async ({ method, routeOptions, log }, reply) => {
      const milliseconds = Math.round(reply.elapsedTime);
      log.debug(
        { method, route: routeOptions.url, status: reply.statusCode, milliseconds },
        'Request',
      );
    });
  }
}

const header = 'x-forwarded-for';

/**
 * Reduces X-Forwarded-For to IP addresses. Fastify accepts any text, so with a port each connection
 * would count as another visitor. An entry without an address, and all before it, which cannot be
 * trusted, are dropped: the visitor then has the address of the proxy that wrote it.
 */
export function normalizeForwardedFor(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw: { headers } }) => {
    const given = headers[header];
    if (given === undefined) return;
    const addresses = String(given).split(',').map(toIpAddress);
    headers[header] = addresses.slice(addresses.lastIndexOf(undefined) + 1).join(', ');
  });
}

/** Nesting of lists and objects; the contract has at most four levels. */
const maxDepth = 20;

/**
 * Accepts an empty JSON body as none, since many clients send the header with every call. Refuses
 * JSON nested so deep that a recursive function would overflow the stack.
 */
export function acceptEmptyBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    parse(request, body.toString(), (error, value) => {
      if (error || !isDeeper(value, maxDepth)) return done(error, value);
      done(new BadInput(i18n.t('The JSON of the request is nested too deep.')));
    });
  });
}

/** Level by level, because recursion would overflow the stack. */
function isDeeper(value: unknown, levels: number): boolean {
  let level = [value];
  for (let depth = 0; depth <= levels; depth++) {
    level = level.flatMap((each) =>
      typeof each === 'object' && each !== null ? Object.values(each) : [],
    );
    if (level.length === 0) return false;
  }
  return true;
}

const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Answers requests that reach no route, or are not HTTP, in the contract's shape. A browser with a
 * malformed URL gets the app's page, as for any unknown URL.
 */
export const malformedRequests: Pick<
  FastifyServerOptions,
  'rewriteUrl' | 'frameworkErrors' | 'clientErrorHandler'
> = {
  rewriteUrl: ({ method = '', url = '', headers }) =>
    isVisit({ method, url, headers }) && isMalformed(url)
      ? url.replaceAll('%', '%25')
      : withoutCurrency(url),
  frameworkErrors: (error, _request, reply) => sendStatus(reply, error.statusCode ?? 400),
  clientErrorHandler: answerOnSocket,
};

function isMalformed(url: string): boolean {
  try {
    decodeURI(url);
    return false;
  } catch {
    return true;
  }
}

function answerOnSocket(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statuses[error.code] ?? 400;
  const body = JSON.stringify({ success: false, message: messageOf(status) });
  socket.write(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
  // With only `end`, a client that keeps its side open would keep the socket open.
  socket.destroySoon();
}
