import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { EndpointKey } from '../../contract/endpoint.ts';
import type { Config } from '../config.ts';

/** Logins and changes of credentials: what an investigation of a break-in needs. */
const accessCalls: ReadonlySet<string> = new Set<EndpointKey>([
  'POST /login',
  'POST /signup',
  'POST /logout',
  'POST /updateuser',
  'POST /forgotpassword',
  'POST /resetpassword',
  'GET /exportuser',
  'POST /deleteuser',
  'POST /mfa/register',
  'POST /mfa/reregister',
  'POST /mfa/verify',
]);

const headerName = 'x-request-id';

/**
 * Gives each request an id, which all its log lines carry. Behind the shop's own proxies it keeps
 * the id that they gave it.
 */
export function requestIds({ TRUST_PROXY }: Pick<Config, 'TRUST_PROXY'>) {
  return ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
    const given = TRUST_PROXY === 'off' ? undefined : headers[headerName]?.toString();
    return given && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID();
  };
}

/**
 * Answers with the request's name, which a visitor can tell the shop. The log has a line of each way
 * into an account, and of each refusal, with the user's id where there is one. At LOG_LEVEL debug the log
 * has a line of each request: what was asked and how long it took, not who asked nor for what.
 */
export function tellRequestIds(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    reply.header(headerName, request.id);
  });
  app.addHook('onResponse', async ({ method, routeOptions, caller, log }, reply) => {
    const isAboutAccess = accessCalls.has(routeOptions.config?.call ?? '');
    const status = reply.statusCode;
    if (!isAboutAccess && ![401, 403, 429].includes(status)) return;
    log.info({ method, route: routeOptions.url, status, user: caller?.id }, 'Access');
  });
  if (['debug', 'trace'].includes(app.log.level)) {
    app.addHook('onResponse', async ({ method, routeOptions, log }, reply) => {
      const milliseconds = Math.round(reply.elapsedTime);
      log.debug(
        { method, route: routeOptions.url, status: reply.statusCode, milliseconds },
        'Asked',
      );
    });
  }
}
