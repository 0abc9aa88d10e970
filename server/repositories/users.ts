import { and, eq, type InferSelectModel, lt, notExists, or } from 'drizzle-orm';
import { users } from '../db/accountSchema.ts';
import type { Database } from '../db/database.ts';
import { orders } from '../db/orderSchema.ts';
import { NotFound } from '../errors.ts';
import { toEmailKey } from '../lib/emailKey.ts';

export type StoredUser = InferSelectModel<typeof users>;

/** A user to be kept. */
export type NewUser = Omit<StoredUser, 'emailKey' | 'reviewMails' | 'mySizes'>;

/** What a user may change about themselves; what is absent stays. */
type UserFields = Partial<
  Pick<StoredUser, 'name' | 'email' | 'phone' | 'address' | 'passwordHash' | 'role' | 'mySizes'>
>;

/** Adds a user, unless the email is in use. */
export async function addUser(tx: Database, user: NewUser): Promise<{ added: boolean }> {
  const added = await tx
    .insert(users)
    .values({ ...user, emailKey: toEmailKey(user.email) })
    .onConflictDoNothing({ target: users.emailKey })
    .returning({ id: users.id });
  return { added: added.length === 1 };
}

export async function findUserByEmail(
  db: Database,
  email: string,
): Promise<StoredUser | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.emailKey, toEmailKey(email)));
  return user;
}

export async function findUser(db: Database, id: string): Promise<StoredUser | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user;
}

/** The same, and nobody else changes the user until the transaction ends. Nobody who was deleted. */
export async function lockUser(tx: Database, id: string): Promise<StoredUser | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('no key update');
  return user && isDeleted(user) ? undefined : user;
}

/** Whether only the row is left, which orders refer to; see `deletedUsers.ts`. */
function isDeleted({ email, role }: Pick<StoredUser, 'email' | 'role'>): boolean {
  return email === '' && role !== 'guest';
}

type LockedCustomer = { isDeleted: boolean; isGuest: boolean };

/**
 * Lets one transaction at a time change the customer's cart, checkout and orders. It is always
 * the first lock; the session's follows, then those of sizes. One who was deleted may still have a
 * payment or an order that is not done.
 * @throws NotFound when there is no such customer
 */
export async function lockCustomer(tx: Database, userId: string): Promise<LockedCustomer> {
  const [user] = await tx
    .select({ email: users.email, role: users.role })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  if (!user) throw new NotFound('There is no such customer');
  return { isDeleted: isDeleted(user), isGuest: user.role === 'guest' };
}

/** Fails with SQLSTATE 23505 when the new email is somebody else's. */
export async function changeUser(tx: Database, id: string, fields: UserFields): Promise<void> {
  const { email } = fields;
  await tx
    .update(users)
    .set({ ...fields, ...(email !== undefined && { emailKey: toEmailKey(email) }) })
    .where(eq(users.id, id));
}

/** Waits for other changes of admins; answers how many admins there are. */
export async function lockAdmins(tx: Database): Promise<number> {
  const admins = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.role, 'admin'))
    .orderBy(users.id)
    .for('no key update');
  return admins.length;
}

/** The admins, the first one first. */
export function findAdmins(db: Database): Promise<StoredUser[]> {
  return db.select().from(users).where(eq(users.role, 'admin')).orderBy(users.createdAt, users.id);
}

/** No email has capitals in this form (`toEmailKey`), so nobody finds or takes this key. */
const guestKeyPrefix = 'GUEST ';

/** Adds a guest: who they are stands on what they order alone. */
export async function addGuest(tx: Database, id: string, createdAt: Date): Promise<void> {
  const nobody = { name: '', email: '', passwordHash: '', emailKey: guestKeyPrefix + id };
  await tx
    .insert(users)
    .values({ id, ...nobody, role: 'guest', createdAt })
    .onConflictDoNothing();
}

/** Guests who ordered nothing and came before the one time, and all who came before the other. */
export async function findPastGuests(
  db: Database,
  before: { withoutOrder: Date; withOrder: Date },
  limit: number,
): Promise<{ id: string }[]> {
  const order = db.select({ id: orders.id }).from(orders).where(eq(orders.userId, users.id));
  return db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.role, 'guest'),
        lt(users.createdAt, before.withoutOrder),
        or(notExists(order), lt(users.createdAt, before.withOrder)),
      ),
    )
    .limit(limit);
}
