import type { EndpointKey } from '../../../contract/endpoint.ts';
import { endpointOf } from '../../../contract/endpoints.ts';
import { messages } from '../../../contract/messages.ts';
import { msPerDay } from '../../../contract/rules/days.ts';
import type { Permission } from '../../../contract/rules/permissions.ts';
import { asChange, type Database } from '../../db/database.ts';
import { NotAllowed, NotLoggedIn } from '../../errors.ts';
import { addMs } from '../../lib/time.ts';
import { findApiKey, holdApiKey, removeApiKeysOf } from '../../repositories/apiKeys.ts';
import {
  addSession,
  extendSession,
  findSession,
  removeExpiredSessions,
  removePasswordResetsOf,
  removeSessionsOf,
} from '../../repositories/credentials.ts';
import { changeUser } from '../../repositories/users.ts';
import { type Caller, toPermissions } from '../../security/caller.ts';
import { hashToken, isToken, newToken } from '../../security/tokens.ts';
import type { Context } from '../context.ts';

/** Lifetime of a session after its last use, in milliseconds. */
const sessionLife = 30 * msPerDay;

/** Lifetime of a guest's session: long enough to pay, and to return to the thank-you page. */
const guestLife = msPerDay;

/**
 * Opens a session, in the transaction that verified the user.
 * @returns its token; only the hash is stored
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
    expiresAt: addMs(now, isGuest ? guestLife : sessionLife),
    passedMfa,
  });
  return token;
}

/**
 * Caller of a token. Using a session extends it, which is written at most once a day; twice for a
 * guest.
 */
export async function findCaller({ db, now }: Context, token: string): Promise<Caller | undefined> {
  if (!isToken(token)) return undefined;
  const time = now();
  const found = await findSession(db, hashToken(token), time);
  if (!found) return undefined;
  const { expiresAt, granted, ...user } = found;
  const permissions = user.role === 'admin' ? toPermissions(granted) : [];
  const caller: Caller = { ...user, permissions };
  const life = caller.role === 'guest' ? guestLife : sessionLife;
  const fullLife = addMs(time, life);
  if (fullLife.getTime() - expiresAt.getTime() >= Math.min(msPerDay, life / 2)) {
    await extendSession(db, caller.session, fullLife);
  }
  return caller;
}

/**
 * Checks a caller again, in the transaction of their change: a request is checked before its body
 * arrives, and an invitation or a removal may end the session meanwhile.
 * @throws NotLoggedIn when the session has ended, or the role is another one
 * @throws NotAllowed when the caller no longer has `permission`
 */
export async function recheckCaller(
  tx: Database,
  { session, role, key }: Pick<Caller, 'session' | 'role' | 'key'>,
  now: Date,
  permission?: Permission,
) {
  const isHeld = key === undefined || (await holdApiKey(tx, key.id));
  const found = key ? await findApiKey(tx, session, now) : await findSession(tx, session, now);
  if (!isHeld || found?.role !== role) throw new NotLoggedIn();
  if (permission && !toPermissions(found.granted).includes(permission)) {
    throw new NotAllowed(messages.notInRole);
  }
}

/** Runs an admin's call, so that its changes are recorded and its caller is checked again. */
export function changeRecorder({ now }: Context, call: EndpointKey, caller: Caller) {
  const { permission } = endpointOf(call);
  const needed = permission === 'own' ? undefined : permission;
  const person = caller.name || caller.email;
  const userName = caller.key ? `${person} (key ${caller.key.name})` : person;
  const actor = { call, userId: caller.id, userName };
  return <T>(work: () => Promise<T> | T) => {
    const recheck = (tx: Database) => recheckCaller(tx, caller, now(), needed);
    return asChange({ ...actor, at: now(), recheck }, work);
  };
}

/** Sets a password, and ends every session but `kept`, API keys, and links to set a password. */
export async function setPassword(
  tx: Database,
  userId: string,
  passwordHash: string,
  kept?: string,
) {
  await changeUser(tx, userId, { passwordHash });
  await removeSessionsOf(tx, userId, kept);
  await removePasswordResetsOf(tx, userId);
  await removeApiKeysOf(tx, userId);
}
