import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { EndpointKey } from '../../contract/endpoint.ts';
import { messages } from '../../contract/messages.ts';
import { accessOf } from '../../contract/rules/access.ts';
import { NotAllowed, NotLoggedIn } from '../errors.ts';
import type { Caller } from '../security/caller.ts';
import { bearerToken } from '../security/tokens.ts';
import { findCaller } from '../services/accounts/sessions.ts';
import type { Context } from '../services/context.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | undefined;
  }
  interface FastifyContextConfig {
    /** Which row of the contract the route serves; absent on routes of other kinds. */
    call?: EndpointKey;
  }
}

/** All that an admin may do who still has to enrol in MFA. */
const enrolling: ReadonlySet<EndpointKey> = new Set([
  'GET /getuser',
  'GET /getcart',
  'POST /logout',
  'GET /mfa/fetch',
  'POST /mfa/register',
  'POST /mfa/verify',
]);

/** Who makes a call, also one that needs no session; undefined for nobody who is logged in. */
export async function callerOf(
  context: Pick<Context, 'db' | 'now'>,
  { headers }: FastifyRequest,
): Promise<Caller | undefined> {
  const token = bearerToken(headers.authorization);
  return token ? findCaller(context, token) : undefined;
}

/**
 * Finds out who makes a call, before its body is read: 401 without a session that is alive, or with
 * a guest's where the contract wants an account; 403 when the contract wants an admin and the
 * database knows the caller as something else. An admin who enrolled in MFA needs a session that
 * took a code.
 * @param requireMfa whether admins may do nothing but enrol before they have
 */
export function authentication(
  api: FastifyInstance,
  context: Pick<Context, 'db' | 'now'>,
  requireMfa: boolean,
): void {
  api.decorateRequest('caller', undefined);
  api.addHook('onRequest', async (request, reply) => {
    const { call } = request.routeOptions.config;
    const access = call ? accessOf(call) : 'public';
    if (access === 'public') return;
    reply.header('cache-control', 'no-store');
    request.caller = await callerOf(context, request);
    if (!call || !request.caller) throw new NotLoggedIn();
    const { role, isEnrolled, passedMfa } = request.caller;
    if (role === 'guest' && access !== 'guest') throw new NotLoggedIn();
    if (access === 'admin' && role !== 'admin') throw new NotAllowed(messages.adminsOnly);
    if (access === 'admin' && isEnrolled && !passedMfa) {
      throw new NotLoggedIn('Log in again, with your MFA token.');
    }
    if (requireMfa && role === 'admin' && !isEnrolled && !enrolling.has(call)) {
      throw new NotAllowed('Set up MFA first: this shop asks it of its admins.');
    }
  });
}
