import type { FastifyInstance, FastifyReply } from 'fastify';
import { messages } from '../../contract/messages.ts';
import type { LoginReply } from '../../contract/schemas/user.ts';
import { type Config, requiresMfa } from '../config.ts';
import { BadInput, NotAllowed } from '../errors.ts';
import { route } from '../http/route.ts';
import { removeSession } from '../repositories/credentials.ts';
import { hashClient } from '../security/passwords.ts';
import { hashToken, type KnownDevices } from '../security/tokens.ts';
import { anonymous } from '../security/xsrfGuard.ts';
import {
  getUser,
  removeAddress,
  saveAddress,
  saveMySize,
  updateUser,
} from '../services/accounts/account.ts';
import type { AccountLimits } from '../services/accounts/accountLimits.ts';
import { listApiKeys, makeApiKey, revokeApiKey } from '../services/accounts/apiKeys.ts';
import { confirmOwner } from '../services/accounts/confirmOwner.ts';
import { startGuestCheckout } from '../services/accounts/guests.ts';
import { deleteAccount, exportOwnData } from '../services/accounts/leave.ts';
import { logIn, type OpenedSession, signUp } from '../services/accounts/logIn.ts';
import {
  isEnrolled,
  type MfaContext,
  startEnrolment,
  startReplacement,
  verifyEnrolment,
} from '../services/accounts/mfa.ts';
import {
  forgotPassword,
  mailAccountLink,
  mailGuestOrdersLink,
  resetPassword,
} from '../services/accounts/passwordReset.ts';
import { changeStaff, inviteStaff, readStaff, removeStaff } from '../services/accounts/staff.ts';
import { readActivity } from '../services/admin/activity.ts';
import type { CheckoutContext, Context } from '../services/context.ts';

export function accountRoutes(
  app: FastifyInstance,
  context: MfaContext & CheckoutContext,
  limit: AccountLimits,
  devices: KnownDevices,
  config: Pick<Config, 'GUEST_CHECKOUT' | 'PUBLIC_URL' | 'REQUIRE_MFA'>,
): void {
  route(app, 'POST /login', async ({ body }, reply) => {
    const { email } = body;
    const by = devices.find(reply.request, email);
    const session = await limit('login', { ip: reply.request.ip, email, by }, () =>
      logIn(context, body, hashClient(reply)),
    );
    devices.remember(reply, email);
    return begin(reply, session);
  });

  route(app, 'POST /signup', async ({ body }, reply) => {
    const { email } = body;
    const session = await limit('signup', { ip: reply.request.ip, email }, () =>
      signUp(context, body, hashClient(reply)),
    );
    devices.remember(reply, email);
    return begin(reply, session);
  });

  route(app, 'POST /guestcheckout', async (_input, reply) => {
    if (config.GUEST_CHECKOUT === 'off') throw new NotAllowed(messages.accountNeeded);
    const session = await limit('guestcheckout', { ip: reply.request.ip }, () =>
      startGuestCheckout(context),
    );
    return begin(reply, session);
  });

  route(app, 'POST /keeporder', async ({ caller }, reply) => {
    const isGuest = caller.role === 'guest';
    await limit('forgotpassword', { ip: reply.request.ip, by: caller.id }, async () =>
      isGuest ? mailAccountLink(context, caller.id) : mailGuestOrdersLink(context, caller.id),
    );
    const message = isGuest ? messages.accountLinkSent : messages.guestOrdersLinkSent;
    return { success: true, message };
  });

  route(app, 'POST /logout', async ({ caller }, reply) => {
    await removeSession(context.db, caller.session);
    reply.bindXsrf(anonymous);
    return { success: true };
  });

  route(app, 'GET /getuser', ({ caller }) => getUser(context, caller, requiresMfa(config)));

  route(app, 'POST /updateuser', async ({ caller, body }, reply) => {
    const attempt = { ip: reply.request.ip, by: caller.id };
    const client = hashClient(reply, caller);
    // Someone at an unattended session must not guess the password here.
    await limit('login', attempt, () => confirmOwner(context, caller, body, client));
    const save = () => updateUser(context, caller, body, client);
    await (body.password === undefined ? save() : limit('newpassword', attempt, save));
    return { success: true, message: messages.userUpdated };
  });

  route(app, 'POST /saveaddress', async ({ caller, body }) => {
    await saveAddress(context, caller.id, body);
    return { success: true };
  });

  route(app, 'POST /removeaddress/:id', async ({ caller, params }) => {
    await removeAddress(context, caller.id, params.id);
    return { success: true };
  });

  route(app, 'POST /savemysize', async ({ caller, body }) => {
    await saveMySize(context, caller.id, body);
    return { success: true };
  });

  route(app, 'GET /exportuser', async ({ caller }, reply) => {
    reply.header('cache-control', 'no-store');
    return exportOwnData(context, caller.id);
  });

  route(app, 'POST /deleteuser', async ({ caller, body }, reply) => {
    await limit('login', { ip: reply.request.ip, by: caller.id }, () =>
      deleteAccount(context, caller, body, hashClient(reply, caller)),
    );
    reply.bindXsrf(anonymous);
    return { success: true, message: messages.accountDeleted };
  });

  route(app, 'POST /forgotpassword', async ({ body: { email } }, reply) => {
    await limit('forgotpassword', { ip: reply.request.ip, email }, async () =>
      forgotPassword(context, email),
    );
    return { success: true, message: messages.resetLinkSent };
  });

  route(app, 'POST /resetpassword', async ({ body }, reply) => {
    await limit('resetpassword', { ip: reply.request.ip }, () =>
      resetPassword(context, body, hashClient(reply)),
    );
    return { success: true, message: messages.passwordSet };
  });
}

/** Sends the token, in the only reply that has it, and binds the XSRF token to it. */
function begin(reply: FastifyReply, { token, user }: OpenedSession): LoginReply {
  reply.bindXsrf(hashToken(token));
  reply.header('cache-control', 'no-store');
  return { success: true, token, data: { user } };
}

export function mfaRoutes(app: FastifyInstance, context: MfaContext, limit: AccountLimits): void {
  route(app, 'GET /mfa/fetch', async ({ caller }) => {
    if (!(await isEnrolled(context.db, caller.id))) throw new BadInput(messages.mfaNotSetUp);
    return { success: true };
  });

  route(app, 'POST /mfa/register', async ({ caller }) =>
    withQrCode(await startEnrolment(context, caller)),
  );

  route(app, 'POST /mfa/reregister', async ({ caller, body }, reply) => {
    // Requires the password: someone at an unattended session must not be able to guess it here.
    const begun = await limit('login', { ip: reply.request.ip, by: caller.id }, () =>
      startReplacement(context, caller, body, hashClient(reply, caller)),
    );
    return withQrCode(begun);
  });

  route(app, 'POST /mfa/verify', async ({ caller, body }) => ({
    success: true,
    recoveryCodes: await verifyEnrolment(context, caller, body.token),
  }));
}

async function withQrCode({ uri, secret }: { uri: string; secret: string }) {
  const { toDataURL } = await import('qrcode');
  return { secret, qrCodeImage: await toDataURL(uri, { width: 240, margin: 2 }) };
}

/** The shop's admins, their invitations, roles and changes. */
export function staffRoutes(app: FastifyInstance, context: Context, limit: AccountLimits): void {
  route(app, 'GET /staff', () => readStaff(context));
  route(app, 'GET /apikeys', () => listApiKeys(context));
  route(app, 'POST /makeapikey', async ({ caller, body }) => ({
    success: true,
    key: await makeApiKey(context, caller, body),
  }));
  route(app, 'POST /revokeapikey/:id', async ({ params }) => {
    await revokeApiKey(context, params.id);
    return { success: true };
  });
  route(app, 'GET /activity', ({ caller, query }) => readActivity(context, caller, query));
  route(app, 'POST /invitestaff', async ({ caller, body }, { request }) => {
    await limit('invitestaff', { ip: request.ip, by: caller.id }, () =>
      inviteStaff(context, caller, body),
    );
    return { success: true, message: messages.staffInvited };
  });
  route(app, 'POST /changestaff/:id', async ({ caller, params, body }) => {
    await changeStaff(context, caller, params.id, body);
    return { success: true };
  });
  route(app, 'POST /removestaff/:id', async ({ caller, params }) => {
    await removeStaff(context, caller, params.id);
    return { success: true };
  });
}
