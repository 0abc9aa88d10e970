import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Config, isHttps } from '../config.ts';
import { toEmailKey } from '../lib/ids.ts';

/** 256 random bits in base64url, 43 characters. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function isToken(text: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(text);
}

const keyPrefix = 'hl_';

/** An API key: a prefix that scanners of leaked secrets can find, and a token. */
export function newApiKey(): string {
  return keyPrefix + newToken();
}

export function isApiKey(text: string): boolean {
  return text.startsWith(keyPrefix) && isToken(text.slice(keyPrefix.length));
}

/** The part of a key by which its maker knows it. */
export function apiKeyHint(key: string): string {
  return key.slice(0, keyPrefix.length + 6);
}

/** Hash of a token for storage. Tokens are random, so a fast hash without salt is sufficient. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** The token of an `Authorization: Bearer …` header (RFC 6750). */
export function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer +(\S+) *$/i.exec(header ?? '')?.[1];
}

/** Issues and checks random tokens that are valid for one identity only. */
export type BoundTokens = {
  issue: (identity: string) => string;
  isValid: (token: string | undefined, identity: string) => boolean;
};

/**
 * Tokens of the form `random.HMAC(secret, random + identity)`, which need not be stored.
 * @param use purpose: a token is not valid for another one
 */
export function createBoundTokens(secret: string, use: string): BoundTokens {
  const key = createHmac('sha256', secret).update(use).digest();
  const sign = (random: string, identity: string) =>
    createHmac('sha256', key).update(`${random}.${identity}`).digest();

  return {
    issue: (identity) => {
      const random = randomBytes(16).toString('base64url');
      return `${random}.${sign(random, identity).toString('base64url')}`;
    },
    isValid: (token, identity) => {
      const [random = '', signature = ''] = token?.split('.') ?? [];
      const given = Buffer.from(signature, 'base64url');
      const right = sign(random, identity);
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}

/** Devices that an account has logged in with, which are known by a cookie. */
export type KnownDevices = {
  /** Makes this browser known to the account, instead of another one. */
  remember: (reply: FastifyReply, email: string) => void;
  /** Identifies the device if the account knows it. */
  find: (request: FastifyRequest, email: string) => string | undefined;
};

/** Seconds that browsers keep a cookie at most. */
const life = 400 * 24 * 60 * 60;

/**
 * Device cookies
 * (https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies): they
 * grant no access, but others' failed logins do not lock out the owner.
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
