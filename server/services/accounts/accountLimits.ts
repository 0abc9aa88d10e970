import { createHash } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { NotFound, TooMany, WrongCredentials, WrongPassword, WrongZip } from '../../errors.ts';
import { later } from '../../lib/days.ts';
import { toEmailKey } from '../../lib/emailKey.ts';
import { type Background, startInterval } from '../../lib/interval.ts';
import { networkOf } from '../../lib/networkOf.ts';
import { countAttempt, forgiveAttempt, removePastAttempts } from '../../repositories/attempts.ts';
import { orderLinkLife } from '../orders/makeOrderLink.ts';

/** How often something may be tried: from one network, and from there for one account. */
type AttemptRule = {
  minutes: number;
  perNetwork: number;
  perAccount: number;
  /** Whether only a wrong password or zip code counts, or a code that there is none of. */
  onlyGuesses?: true;
  /** What to do then, where waiting is no help. */
  refusal?: string;
};

/** Many people may share a network; nobody there should wear down one person’s password. */
export const accountRules = {
  login: { minutes: 10, perNetwork: 100, perAccount: 10, onlyGuesses: true },
  signup: { minutes: 60, perNetwork: 60, perAccount: 10 },
  // Each guest may hold what a cart holds while it is paid for, as each new customer may.
  guestcheckout: { minutes: 60, perNetwork: 60, perAccount: 60 },
  forgotpassword: { minutes: 60, perNetwork: 30, perAccount: 5 },
  newpassword: { minutes: 60, perNetwork: 20, perAccount: 20 },
  resetpassword: { minutes: 60, perNetwork: 30, perAccount: 30 },
  // Each one is work, and is kept for at least a day.
  reviewpicture: { minutes: 24 * 60, perNetwork: 30, perAccount: 30 },
  stockalert: { minutes: 60, perNetwork: 60, perAccount: 20 },
  endstockalerts: { minutes: 60, perNetwork: 60, perAccount: 60 },
  // For one link; the link itself can't be guessed.
  orderlink: { minutes: 60, perNetwork: 10, perAccount: 10, onlyGuesses: true },
  // Over the link's whole life, or four digits could be tried one by one.
  orderlinkzips: {
    ...{ minutes: orderLinkLife / 60_000, perNetwork: 30, perAccount: 30, onlyGuesses: true },
    refusal:
      'This link takes no more zip codes. Use the one in another of our emails about the order, or write to us.',
  },
  discountcode: { minutes: 10, perNetwork: 60, perAccount: 60, onlyGuesses: true },
} as const satisfies Record<string, AttemptRule>;

/** What it is answered with that was guessed wrong. */
const guesses = [WrongCredentials, WrongPassword, WrongZip, NotFound];

/** The calls that guess or send something. */
export type LimitedCall = keyof typeof accountRules;

export type Attempt = {
  ip: string;
  email?: string;
  /** Who tries, where that is known: a device of the account, or the user who is logged in. */
  by?: string | undefined;
};

/**
 * Does `work` unless it was tried too often.
 * @throws TooMany, with the seconds to wait
 */
export type AccountLimits = <T>(
  call: LimitedCall,
  attempt: Attempt,
  work: () => Promise<T>,
) => Promise<T>;

/**
 * Counts in the database, for all servers that share it. Never per account alone, or anybody could
 * lock its owner out: per account and network, and for a known device or user on its own.
 */
export function createAccountLimits(
  { db, now }: { db: Database; now: () => Date },
  isOn: boolean,
): AccountLimits {
  if (!isOn) return (_call, _attempt, work) => work();

  async function count(key: string, max: number, { minutes, refusal }: AttemptRule): Promise<void> {
    const time = now();
    const endsAt = later(time, minutes * 60_000);
    const counted = await countAttempt(db, key, { now: time, endsAt });
    if (counted.count <= max) return;
    throw new TooMany(Math.ceil((counted.endsAt.getTime() - time.getTime()) / 1000), refusal);
  }

  return async (call, attempt, work) => {
    const rule: AttemptRule = accountRules[call];
    const keys = keysOf(call, attempt, rule);
    // Counted before the work: of many at once, none may pass because none has failed yet.
    for (const [key, max] of keys) await count(key, max, rule);
    let isGuess = false;
    try {
      return await work();
    } catch (error) {
      isGuess = guesses.some((kind) => error instanceof kind);
      throw error;
    } finally {
      if (rule.onlyGuesses && !isGuess) for (const [key] of keys) await forgiveAttempt(db, key);
    }
  };
}

/** What an attempt counts for, and how many of each there may be. */
function keysOf(
  call: LimitedCall,
  { ip, email, by }: Attempt,
  { perNetwork, perAccount }: AttemptRule,
): [string, number][] {
  if (by) return [[hash(`${call} by ${by}`), perAccount]];
  const network = networkOf(ip);
  const keys: [string, number][] = [[hash(`${call} from ${network}`), perNetwork]];
  if (email !== undefined) {
    keys.push([hash(`${call} from ${network} for ${toEmailKey(email)}`), perAccount]);
  }
  return keys;
}

/** Keys hold emails, also of people who have no account: they are kept as hashes. */
function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** Forgets attempts of the past every hour. */
export function startForgettingAttempts({
  db,
  now,
  report,
}: {
  db: Database;
  now: () => Date;
  report: (error: unknown, what: string) => void;
}): Background {
  const hour = 60 * 60_000;
  return startInterval(
    () => removePastAttempts(db, now()),
    hour,
    (error) => report(error, 'Attempts of the past were not forgotten'),
  );
}
