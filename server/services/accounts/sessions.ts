import { msPerDay } from '../../../contract/rules/days.ts';
import type { Database } from '../../db/database.ts';
import { later } from '../../lib/days.ts';
import {
  addSession,
  extendSession,
  findSession,
  removeExpiredSessions,
  removeSession,
} from '../../repositories/sessions.ts';
import type { Caller } from '../../security/caller.ts';
import { hashToken, isToken, newToken } from '../../security/tokens.ts';
import type { Context } from '../context.ts';

/** How long a session lives after it was last used, in milliseconds. */
const sessionLife = 30 * msPerDay;

/** The same of a guest's: long enough to pay, and to come back to the thank-you page. */
const guestLife = msPerDay;

/**
 * Opens a session, in the transaction that made sure of the user.
 * @returns its token; only the hash is kept
 */
export async function openSession(
  tx: Database,
  userId: string,
  now: Date,
  { passedMfa = false, isGuest = false } = {},
): Promise<string> {
  const token = newToken();
  await removeExpiredSessions(tx, userId, now);
  await addSession(tx, {
    tokenHash: hashToken(token),
    userId,
    createdAt: now,
    expiresAt: later(now, isGuest ? guestLife : sessionLife),
    passedMfa,
  });
  return token;
}

/**
 * Whose token it is, with the role the database has at this moment. Using a session keeps it
 * alive; that is written at most once a day, and twice for a guest.
 */
export async function findCaller(
  { db, now }: Pick<Context, 'db' | 'now'>,
  token: string,
): Promise<Caller | undefined> {
  if (!isToken(token)) return undefined;
  const time = now();
  const found = await findSession(db, hashToken(token), time);
  if (!found) return undefined;
  const { expiresAt, ...caller } = found;
  const life = caller.role === 'guest' ? guestLife : sessionLife;
  const fullLife = later(time, life);
  if (fullLife.getTime() - expiresAt.getTime() >= Math.min(msPerDay, life / 2)) {
    await extendSession(db, caller.session, fullLife);
  }
  return caller;
}

/** Ends the caller's own session; its token is worth nothing from now on. */
export async function closeSession(
  { db }: Pick<Context, 'db'>,
  { session }: Pick<Caller, 'session'>,
): Promise<void> {
  await removeSession(db, session);
}
