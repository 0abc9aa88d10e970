import type { FastifyRequest } from 'fastify';
import { toEmailKey } from '../repositories/users.ts';
import { type AttemptRule, createAttempts } from './attempts.ts';

/** The calls that guess or send something. */
export type LimitedCall = 'login' | 'signup' | 'forgotpassword' | 'resetpassword';

/** Many people may share one address; a stranger should not wear down one person's password. */
export const accountRules: Record<LimitedCall, AttemptRule> = {
  login: { perAddress: 100, perEmail: 10, minutes: 10 },
  signup: { perAddress: 60, perEmail: 10, minutes: 60 },
  forgotpassword: { perAddress: 30, perEmail: 5, minutes: 60 },
  resetpassword: { perAddress: 30, perEmail: 30, minutes: 60 },
};

/** @throws TooMany when the call was tried too often from this address or with this email */
export type AccountLimits = (
  call: LimitedCall,
  request: Pick<FastifyRequest, 'ip'>,
  email?: string,
) => void;

/** Counts in this process; servers that share a shop count each for itself. */
export function createAccountLimits(isOn: boolean, now: () => Date): AccountLimits {
  if (!isOn) return () => {};
  const counters = {
    login: createAttempts(accountRules.login.minutes, now),
    signup: createAttempts(accountRules.signup.minutes, now),
    forgotpassword: createAttempts(accountRules.forgotpassword.minutes, now),
    resetpassword: createAttempts(accountRules.resetpassword.minutes, now),
  };
  return (call, { ip }, email) => {
    const { perAddress, perEmail } = accountRules[call];
    counters[call].count(`from ${network(ip)}`, perAddress);
    if (email !== undefined) counters[call].count(`for ${toEmailKey(email)}`, perEmail);
  };
}

/** An IPv6 subscriber has a /64 of addresses: they count as one. */
function network(ip: string): string {
  if (!ip.includes(':') || ip.startsWith('::ffff:')) return ip;
  const [head = '', tail] = ip.split('::');
  const groups = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : 8 - groups.length - after.length;
  return [...groups, ...Array<string>(zeros).fill('0'), ...after].slice(0, 4).join(':');
}
