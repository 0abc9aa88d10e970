import type { FastifyInstance, FastifyRequest } from 'fastify';
import { endpoints } from '../../contract/endpoints.ts';

/** Milliseconds that a client may take. */
export type ClientTimeouts = {
  /** To send a request's headers, the first on a connection or the next. */
  headers: number;
  /** To send its body. */
  body: number;
  /** To send pictures: only an admin's upload is given this long. */
  upload: number;
  /** To take or send anything at all. */
  silence: number;
  /** Between two looks for connections that are overdue. */
  check: number;
};

export const defaultTimeouts: ClientTimeouts = {
  headers: 8000,
  body: 10_000,
  upload: 10 * 60_000,
  silence: 60_000,
  check: 2000,
};

/** What Node itself ends: connections that do not get their headers sent, or are silent. */
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
  // Callers who may not upload were turned away before.
  app.addHook('preParsing', async (request) => {
    const { call } = request.routeOptions.config;
    if (call && 'multipart' in endpoints[call]) allow(request, upload);
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
}
