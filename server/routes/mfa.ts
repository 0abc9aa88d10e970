import type { FastifyInstance } from 'fastify';
import { BadInput } from '../errors.ts';
import { route } from '../http/route.ts';
import { hashClient } from '../security/hashClient.ts';
import type { AccountLimits } from '../services/accounts/accountLimits.ts';
import {
  beginEnrolment,
  beginReplacement,
  isEnrolled,
  type MfaContext,
  verifyEnrolment,
} from '../services/accounts/mfa.ts';

/** The admin's authenticator. */
export function mfaRoutes(app: FastifyInstance, context: MfaContext, limit: AccountLimits): void {
  route(app, 'GET /mfa/fetch', async ({ caller }) => {
    if (!(await isEnrolled(context.db, caller.id))) throw new BadInput('MFA is not set up.');
    return { success: true };
  });

  route(app, 'POST /mfa/register', async ({ caller }) =>
    withQrCode(await beginEnrolment(context, caller)),
  );

  route(app, 'POST /mfa/reregister', async ({ caller, body }, reply) => {
    // It takes the password: someone at an unattended session must not be able to guess it here.
    const begun = await limit('login', { ip: reply.request.ip, by: caller.id }, () =>
      beginReplacement(context, caller, body, hashClient(reply, caller)),
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
