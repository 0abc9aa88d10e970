import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Session } from '../../contract/schemas/user.ts';
import { route } from '../http/route.ts';
import type { AccountLimits } from '../security/accountLimits.ts';
import { hashToken } from '../security/tokens.ts';
import { anonymous } from '../security/xsrf.ts';
import { getUser, updateUser } from '../services/account.ts';
import type { Context } from '../services/context.ts';
import { logIn, type OpenedSession } from '../services/logIn.ts';
import type { MfaContext } from '../services/mfa.ts';
import { forgotPassword, resetPassword } from '../services/passwordReset.ts';
import { closeSession } from '../services/sessions.ts';
import { signUp } from '../services/signUp.ts';

const mailIsOnItsWay =
  'If an account has this email, a link to set a new password is on its way to it.';

/** Accounts and sessions. */
export function accountRoutes(
  app: FastifyInstance,
  context: Context & MfaContext,
  limit: AccountLimits,
): void {
  route(app, 'POST /login', async ({ body }, reply) => {
    limit('login', reply.request, body.email);
    return begin(reply, await logIn(context, body));
  });

  route(app, 'POST /signup', async ({ body }, reply) => {
    limit('signup', reply.request, body.email);
    return begin(reply, await signUp(context, body));
  });

  route(app, 'POST /logout', async ({ caller }, reply) => {
    await closeSession(context, caller);
    reply.bindXsrf(anonymous);
    return { success: true };
  });

  route(app, 'GET /getuser', ({ caller }) => getUser(context, caller));

  route(app, 'POST /updateuser', async ({ caller, body }) => {
    await updateUser(context, caller, body);
    return { success: true, message: 'User updated successfully' };
  });

  route(app, 'POST /forgotpassword', ({ body }, reply) => {
    limit('forgotpassword', reply.request, body.email);
    forgotPassword(context, body.email);
    return { success: true, message: mailIsOnItsWay };
  });

  route(app, 'POST /resetpassword', async ({ body }, reply) => {
    limit('resetpassword', reply.request);
    await resetPassword(context, body);
    return { success: true, message: 'Your new password is set: log in with it.' };
  });
}

/** The one answer that carries the token; from now on the XSRF token is bound to it. */
function begin(reply: FastifyReply, { token, user }: OpenedSession): Session {
  reply.bindXsrf(hashToken(token));
  reply.header('cache-control', 'no-store');
  return { success: true, token, data: { user } };
}
