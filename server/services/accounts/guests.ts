import { v7 } from 'uuid';
import { msPerDay } from '../../../contract/rules/days.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { earlier } from '../../lib/days.ts';
import { findOpenCheckout } from '../../repositories/checkoutSessions.ts';
import { forgetUser } from '../../repositories/deletedUsers.ts';
import { findOrdersOf, giveOrders } from '../../repositories/orders.ts';
import { removePasswordResetsOf } from '../../repositories/passwordResets.ts';
import { removeSessionsOf } from '../../repositories/sessions.ts';
import {
  addGuest,
  addUser,
  findPastGuests,
  findUserByEmail,
  lockUser,
  type StoredUser,
} from '../../repositories/users.ts';
import type { Context } from '../context.ts';
import type { OpenedSession } from './logIn.ts';
import { replaceUnproven } from './replaceUnproven.ts';
import { openSession } from './sessions.ts';

/** Milliseconds after which a payment that was left can no longer arrive. */
const lifeWithoutOrder = 7 * msPerDay;

/** The same for one who ordered: as long as the law has a shop answer for what it sold. */
const lifeWithOrder = 2 * 365 * msPerDay;

/** A guest at the checkout: somebody who may order once, and nothing else. */
export async function beginGuestCheckout({
  db,
  now,
}: Pick<Context, 'db' | 'now'>): Promise<OpenedSession> {
  const user = { id: v7(), role: 'guest' } as const;
  const token = await inTransaction(db, async (tx) => {
    await addGuest(tx, user.id, now());
    return openSession(tx, user.id, now(), { isGuest: true });
  });
  return { token, user };
}

/**
 * Puts a guest's order into the account of its email, in the transaction that made sure that the
 * email is theirs: a new account, or the one that there is. The guest can do no more.
 * @returns the account's user, locked; undefined when there is nothing to be put anywhere
 */
export async function claimOrder(
  tx: Database,
  guestId: string,
  passwordHash: string,
  now: Date,
): Promise<StoredUser | undefined> {
  const order = (await findOrdersOf(tx, guestId))[0];
  if (!order) return undefined;
  const { email, phone, address, fullName } = order;
  const name = fullName || email.slice(0, email.indexOf('@'));
  const details = { name, email, phone, address, passwordHash };
  // An existing account keeps everything but what is set below.
  await addUser(tx, { id: v7(), ...details, role: 'customer', createdAt: now });
  const found = await findUserByEmail(tx, email);
  const user = found && (await lockUser(tx, found.id));
  if (!user) return undefined;
  await replaceUnproven(tx, user, { phone, address, ...(fullName && { name: fullName }) });
  await giveOrders(tx, guestId, user.id);
  await removeSessionsOf(tx, guestId);
  await removePasswordResetsOf(tx, guestId);
  return user;
}

/** Takes the person out of the checkouts of guests of long ago; `forgetDoneOrders` does the rest. */
export async function forgetPastGuests(
  { db, now }: Pick<Context, 'db' | 'now'>,
  limit: number,
): Promise<void> {
  const before = {
    withoutOrder: earlier(now(), lifeWithoutOrder),
    withOrder: earlier(now(), lifeWithOrder),
  };
  for (const { id } of await findPastGuests(db, before, limit)) {
    await inTransaction(db, async (tx) => {
      if (!(await lockUser(tx, id)) || (await findOpenCheckout(tx, id))) return;
      await removeSessionsOf(tx, id);
      await removePasswordResetsOf(tx, id);
      await forgetUser(tx, id);
    });
  }
}
