import { v7 } from 'uuid';
import { msPerDay } from '../../../contract/rules/days.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { addMs } from '../../lib/time.ts';
import { findOpenCheckout } from '../../repositories/checkouts.ts';
import { removePasswordResetsOf, removeSessionsOf } from '../../repositories/credentials.ts';
import { anonymizeUser } from '../../repositories/customerData.ts';
import { findPerson } from '../../repositories/customers.ts';
import { erasePastFormerOrders } from '../../repositories/formerOrders.ts';
import { findGuestOrders, findOrdersOf, moveNote, moveOrders } from '../../repositories/orders.ts';
import {
  addGuest,
  addUser,
  changeUser,
  findPastGuests,
  findUser,
  findUserByEmail,
  lockUser,
  removeAddressesOf,
  type StoredUser,
} from '../../repositories/users.ts';
import type { Context } from '../context.ts';
import type { OpenedSession } from './logIn.ts';
import { openSession } from './sessions.ts';

/** Milliseconds after which an abandoned payment can no longer arrive. */
const lifeWithoutOrder = 7 * msPerDay;

/** Lifetime of a guest with an order: the legal warranty lasts this long. */
const lifeWithOrder = 2 * 365 * msPerDay;

/** Creates a guest, who may order once and nothing else. */
export async function startGuestCheckout({ db, now }: Context): Promise<OpenedSession> {
  const user = { id: v7(), role: 'guest' } as const;
  const token = await inTransaction(db, async (tx) => {
    await addGuest(tx, user.id, now());
    return openSession(tx, user.id, now(), { isGuest: true });
  });
  return { token, user };
}

/**
 * Moves a guest's order into the account of its email, which is created if there is none, in the
 * transaction that verified the email. Ends the guest's sessions.
 * @returns the account's user, locked; undefined if the guest has no order
 */
export async function claimOrder(
  tx: Database,
  guestId: string,
  passwordHash: string,
  now: Date,
): Promise<StoredUser | undefined> {
  const order = (await findOrdersOf(tx, guestId))[0];
  if (!order) return undefined;
  const { email, phone, address, fullName, language = null } = order;
  const name = fullName || email.slice(0, email.indexOf('@'));
  const details = { name, email, phone, address, passwordHash, language };
  // An existing account keeps all other fields.
  await addUser(tx, { id: v7(), ...details, role: 'customer', createdAt: now });
  const found = await findUserByEmail(tx, email);
  const user = found && (await lockUser(tx, found.id));
  if (!user) return undefined;
  await replaceUnproven(tx, user, { phone, address, ...(fullName && { name: fullName }) });
  await moveOrders(tx, guestId, user);
  await removeSessionsOf(tx, guestId);
  await removePasswordResetsOf(tx, guestId);
  return user;
}

/** Locks the guests who ordered with the email of an account. */
export async function lockGuestsOf(tx: Database, userId: string): Promise<string[]> {
  const user = await findUser(tx, userId);
  const found = user?.email ? await findGuestOrders(tx, user.email) : [];
  const ids = [...new Set(found.map((order) => order.userId))].sort();
  for (const id of ids) await lockUser(tx, id);
  return ids;
}

/** Moves the orders of locked guests into an account, in the transaction that verified its email. */
export async function claimOrders(tx: Database, user: StoredUser, guests: readonly string[]) {
  // Without a password, the details come from the shop's import, not from a stranger.
  if (user.passwordHash !== '') await replaceUnproven(tx, user, { phone: null, address: null });
  for (const guest of guests) {
    if (!(await moveOrders(tx, guest, user))) continue;
    await removeSessionsOf(tx, guest);
    await removePasswordResetsOf(tx, guest);
  }
}

/**
 * Anonymizes checkouts of old guests; `anonymizeDoneOrders` does the rest. The note goes to the next
 * guest with the same email, who is still a customer.
 */
export async function anonymizePastGuests({ db, now }: Context, limit: number) {
  const before = {
    withoutOrder: addMs(now(), -lifeWithoutOrder),
    withOrder: addMs(now(), -lifeWithOrder),
  };
  await erasePastFormerOrders(db, before.withOrder);
  for (const { id } of await findPastGuests(db, before, limit)) {
    await inTransaction(db, async (tx) => {
      const user = await lockUser(tx, id);
      if (!user || (await findOpenCheckout(tx, id))) return;
      const { userIds } = user.note ? await findPerson(tx, id) : { userIds: [] };
      const next = userIds.find((other) => other !== id);
      if (next) await moveNote(tx, id, next);
      await anonymizeUser(tx, id);
    });
  }
}

/**
 * Replaces the details of an account that never ordered by those of a user who has proven that its
 * email is theirs. A stranger could have signed up with it, to have parcels sent to their address.
 */
export async function replaceUnproven(
  tx: Database,
  { id, role }: StoredUser,
  details: Pick<StoredUser, 'phone' | 'address'> & Partial<Pick<StoredUser, 'name'>>,
) {
  if (role !== 'customer' || (await findOrdersOf(tx, id)).length > 0) return;
  await changeUser(tx, id, details);
  await removeAddressesOf(tx, id);
}
