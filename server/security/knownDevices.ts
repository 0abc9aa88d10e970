import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Config, isHttps } from '../config.ts';
import { toEmailKey } from '../lib/emailKey.ts';
import { createBoundTokens } from './boundTokens.ts';

/** Devices that an account has logged in with, which are known by a cookie. */
export type KnownDevices = {
  /** From now on this browser is known to the account, in place of the one before. */
  remember: (reply: FastifyReply, email: string) => void;
  /** Names the device where the account knows it. */
  find: (request: FastifyRequest, email: string) => string | undefined;
};

/** Seconds that browsers keep a cookie at most. */
const life = 400 * 24 * 60 * 60;

/**
 * Device cookies as OWASP describes them: they open nothing, but what strangers do to an account
 * does not count against their owner.
 * https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
 */
export function createKnownDevices(
  config: Pick<Config, 'PUBLIC_URL'>,
  secret: string,
): KnownDevices {
  const tokens = createBoundTokens(secret, 'known device');
  const secure = isHttps(config);
  const cookieName = secure ? '__Secure-KNOWN-DEVICE' : 'KNOWN-DEVICE';
  return {
    remember: (reply, email) => {
      const options = { path: '/api', maxAge: life, httpOnly: true, secure } as const;
      reply.setCookie(cookieName, tokens.issue(toEmailKey(email)), { ...options, sameSite: 'lax' });
    },
    find: ({ cookies }, email) => {
      const token = cookies[cookieName];
      return tokens.isValid(token, toEmailKey(email)) ? token : undefined;
    },
  };
}
