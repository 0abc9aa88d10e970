import { createHash } from 'node:crypto';
import { i18n } from '../../../contract/i18n.ts';
import { NotFound, TooMany, WrongCredentials, WrongPassword, WrongZip } from '../../errors.ts';
import { emailKeys } from '../../lib/ids.ts';
import { networkOf } from '../../lib/ipAddress.ts';
import { addMs } from '../../lib/time.ts';
import { countAttempt, removeAttempt } from '../../repositories/credentials.ts';
import type { Context } from '../context.ts';
import { orderLinkLife } from '../orders/orderMails.ts';

/** Rate limits: for a network, and for an account within it. */
type AttemptRule = {
  minutes: number;
  perNetwork: number;
  perAccount: number;
  /** Counts only wrong passwords, zip codes, and codes of discounts and gift cards. */
  onlyGuesses?: true;
  /** Advice for the caller, if waiting does not help; a message. */
  refusal?: string;
};

/** Many people may share a network, and none of them may block another person's password. */
export const accountRules = {
  login: { minutes: 10, perNetwork: 100, perAccount: 10, onlyGuesses: true },
  signup: { minutes: 60, perNetwork: 60, perAccount: 10 },
  // Each guest can hold as many units as each new customer.
  guestcheckout: { minutes: 60, perNetwork: 60, perAccount: 60 },
  forgotpassword: { minutes: 60, perNetwork: 30, perAccount: 5 },
  newsletter: { minutes: 60, perNetwork: 30, perAccount: 5 },
  invitestaff: { minutes: 60, perNetwork: 30, perAccount: 30 },
  newpassword: { minutes: 60, perNetwork: 20, perAccount: 20 },
  resetpassword: { minutes: 60, perNetwork: 30, perAccount: 30 },
  // Each one is expensive, and stored for at least a day.
  reviewpicture: { minutes: 24 * 60, perNetwork: 30, perAccount: 30 },
  // Agents of many shoppers share the network of their maker.
  agentcart: { minutes: 60, perNetwork: 600, perAccount: 600 },
  // Each consent is stored for months, but many visitors may share an address.
  consent: { minutes: 60, perNetwork: 120, perAccount: 120 },
  // Per visitor.
  measure: { minutes: 10, perNetwork: 120, perAccount: 120 },
  stockalert: { minutes: 60, perNetwork: 60, perAccount: 20 },
  endstockalerts: { minutes: 60, perNetwork: 60, perAccount: 60 },
  // Per link; the link itself cannot be guessed.
  orderlink: { minutes: 60, perNetwork: 10, perAccount: 10, onlyGuesses: true },
  // Per order, over a link's whole life, so that four digits cannot be tried one by one.
  orderlinkzips: {
    ...{ minutes: orderLinkLife / 60_000, perNetwork: 30, perAccount: 30, onlyGuesses: true },
    refusal: /*i18n*/ 'Too many wrong zip codes were entered for this order. Please write to us.',
  },
  mailorderlink: { minutes: 60, perNetwork: 30, perAccount: 5 },
  buygiftcard: { minutes: 60, perNetwork: 60, perAccount: 60 },
  giftcard: { minutes: 10, perNetwork: 60, perAccount: 60, onlyGuesses: true },
  discountcode: { minutes: 10, perNetwork: 60, perAccount: 60, onlyGuesses: true },
} as const satisfies Record<string, AttemptRule>;

/** Errors that count as guesses. */
const guesses = [WrongCredentials, WrongPassword, WrongZip, NotFound];

/** Calls that guess or send something. */
export type LimitedCall = keyof typeof accountRules;

export type Attempt = {
  ip: string;
  /**
   * Email of the account, or what else is limited within the network, such as an order's number.
   */
  email?: string;
  /** Identity of the caller, if known: a device of the account, or the logged-in user. */
  by?: string | undefined;
};

/**
 * Runs `work` unless it was attempted too often.
 * @throws TooMany, with the seconds to wait
 */
export type AccountLimits = <T>(
  call: LimitedCall,
  attempt: Attempt,
  work: () => Promise<T>,
) => Promise<T>;

/**
 * Counts in the database, for all servers that share it: per account and network, and separately
 * for a known device or user. Per account alone, anybody could lock out its owner.
 */
export function createAccountLimits(
  { db, now }: Pick<Context, 'db' | 'now'>,
  isOn: boolean,
): AccountLimits {
  if (!isOn) return (_call, _attempt, work) => work();

  async function count(key: string, max: number, { minutes, refusal }: AttemptRule) {
    const time = now();
    const endsAt = addMs(time, minutes * 60_000);
    const counted = await countAttempt(db, key, { now: time, endsAt });
    if (counted.count <= max) return;
    const seconds = Math.ceil((counted.endsAt.getTime() - time.getTime()) / 1000);
    throw new TooMany(seconds, refusal && i18n.t(refusal));
  }

  return async (call, attempt, work) => {
    const rule: AttemptRule = accountRules[call];
    const keys = keysOf(call, attempt, rule);
    // Counted before the work, so that concurrent attempts cannot pass before one has failed.
    for (const [key, max] of keys) await count(key, max, rule);
    let isGuess = false;
    try {
      return await work();
    } catch (error) {
      isGuess = guesses.some((kind) => error instanceof kind);
      throw error;
    } finally {
      if (rule.onlyGuesses && !isGuess) for (const [key] of keys) await removeAttempt(db, key);
    }
  };
}

function keysOf(
  call: LimitedCall,
  { ip, email, by }: Attempt,
  { perNetwork, perAccount }: AttemptRule,
): [string, number][] {
  if (by) return [[hash(`${call} by ${by}`), perAccount]];
  const network = networkOf(ip);
  const keys: [string, number][] = [[hash(`${call} from ${network}`), perNetwork]];
  if (email !== undefined) {
    keys.push([hash(`${call} from ${network} for ${emailKeys(email).at(-1)}`), perAccount]);
  }
  return keys;
}

/** Keys contain emails, even of people without an account, so they are stored as hashes. */
function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
