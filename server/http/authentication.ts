import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { EndpointKey } from '../../contract/endpoint.ts';
import { endpointOf } from '../../contract/endpoints.ts';
import { i18n } from '../../contract/i18n.ts';
import { messages } from '../../contract/messages.ts';
import { accessOf } from '../../contract/rules/calls.ts';
import { NotAllowed, NotLoggedIn } from '../errors.ts';
import type { Caller } from '../security/caller.ts';
import { bearerToken, isApiKey } from '../security/tokens.ts';
import { findKeyCaller } from '../services/accounts/apiKeys.ts';
import { changeRecorder, findCaller } from '../services/accounts/sessions.ts';
import type { Context } from '../services/context.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | undefined;
    /** Runs an admin's call, so that its changes are recorded. */
    recordChanges: (<T>(work: () => Promise<T> | T) => Promise<T>) | undefined;
  }
  interface FastifyContextConfig {
    /** Contract key of the route; absent for other routes. */
    call?: EndpointKey;
  }
}

/** Caller of a request, even if the call needs no session; undefined if nobody is logged in. */
export async function callerOf(context: Context, { headers }: FastifyRequest) {
  const token = bearerToken(headers.authorization) ?? '';
  return isApiKey(token) ? undefined : findCaller(context, token);
}

/**
 * Checks the caller before the body is read: 401 without a valid session, with a guest's if an
 * account is needed, or without a code of an enrolled admin; 403 if an admin is needed, or one whose
 * role allows the call (`permission` of the contract's row). An API key makes admin calls only, and
 * needs no MFA.
 * @param requireMfa lets admins only enrol until they have
 */
export function authentication(api: FastifyInstance, context: Context, requireMfa: boolean): void {
  api.decorateRequest('caller', undefined);
  api.decorateRequest('recordChanges', undefined);
  api.addHook('onRequest', async (request, reply) => {
    const { call } = request.routeOptions.config;
    const access = call ? accessOf(call) : 'public';
    if (access === 'public') return;
    reply.header('cache-control', 'no-store');
    const token = bearerToken(request.headers.authorization) ?? '';
    request.caller = isApiKey(token)
      ? await findKeyCaller(context, token)
      : await findCaller(context, token);
    if (!call || !request.caller) throw new NotLoggedIn();
    const { role, isEnrolled, passedMfa, permissions, key } = request.caller;
    const { permission = 'own', enrols } = endpointOf(call);
    if (key && (access !== 'admin' || permission === 'own')) {
      throw new NotAllowed(messages.notForKeys);
    }
    if (role === 'guest' && access !== 'guest') throw new NotLoggedIn();
    if (access === 'admin' && role !== 'admin') throw new NotAllowed(messages.adminsOnly);
    if (access === 'admin' && isEnrolled && !passedMfa) {
      throw new NotLoggedIn(i18n.t('Log in again, with your MFA token.'));
    }
    if (requireMfa && !key && role === 'admin' && !isEnrolled && !enrols) {
      throw new NotAllowed(i18n.t('Set up MFA first: this shop asks it of its admins.'));
    }
    if (access === 'admin' && permission !== 'own' && !permissions.includes(permission)) {
      throw new NotAllowed(messages.notInRole);
    }
    if (access === 'admin' && request.method !== 'GET') {
      request.recordChanges = changeRecorder(context, call, request.caller);
    }
  });
}
