import type { FastifyInstance } from 'fastify';
import type { EndpointKey } from '../../contract/endpoint.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { NotAllowed, NotLoggedIn } from '../errors.ts';
import type { Context } from '../services/context.ts';
import { findCaller } from '../services/sessions.ts';
import type { Caller } from './caller.ts';
import { bearerToken } from './tokens.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | undefined;
  }
  interface FastifyContextConfig {
    /** Which row of the contract the route serves; absent on routes of other kinds. */
    call?: EndpointKey;
  }
}

/**
 * Finds out who makes a call, before its body is read: 401 without a session that is alive, 403
 * when the contract wants an admin and the database knows the caller as something else.
 */
export function authentication(api: FastifyInstance, context: Pick<Context, 'db' | 'now'>): void {
  api.decorateRequest('caller', undefined);
  api.addHook('onRequest', async (request, reply) => {
    const { call } = request.routeOptions.config;
    const auth = call ? endpoints[call].auth : 'none';
    if (auth === 'none') return;
    reply.header('cache-control', 'no-store');
    const token = bearerToken(request.headers.authorization);
    request.caller = token ? await findCaller(context, token) : undefined;
    if (!request.caller) throw new NotLoggedIn();
    if (auth === 'admin' && request.caller.role !== 'admin') {
      throw new NotAllowed('Only an admin may do this.');
    }
  });
}
