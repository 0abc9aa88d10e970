import { eq, type InferSelectModel } from 'drizzle-orm';
import { users } from '../db/accountSchema.ts';
import type { Database } from '../db/database.ts';
import { NotFound } from '../errors.ts';
import { toEmailKey } from '../lib/emailKey.ts';

export type StoredUser = InferSelectModel<typeof users>;

/** A user to be kept. */
export type NewUser = Omit<StoredUser, 'emailKey'>;

/** What a user may change about themselves; what is absent stays. */
export type UserFields = Partial<
  Pick<StoredUser, 'name' | 'email' | 'phone' | 'address' | 'passwordHash' | 'role'>
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

/** The same, and nobody else changes the user until the transaction ends. */
export async function lockUser(tx: Database, id: string): Promise<StoredUser | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('no key update');
  return user;
}

/**
 * Lets one transaction at a time change the customer's cart, checkout and orders. It is always
 * the first lock; the session's follows, then those of sizes.
 * @throws NotFound when there is no such customer
 */
export async function lockCustomer(tx: Database, userId: string): Promise<void> {
  if (!(await lockUser(tx, userId))) throw new NotFound('There is no such customer');
}

/** Fails with SQLSTATE 23505 when the new email is somebody else's. */
export async function changeUser(tx: Database, id: string, fields: UserFields): Promise<void> {
  const { email } = fields;
  await tx
    .update(users)
    .set({ ...fields, ...(email !== undefined && { emailKey: toEmailKey(email) }) })
    .where(eq(users.id, id));
}

/** The admins, the first one first. */
export function findAdmins(db: Database): Promise<StoredUser[]> {
  return db.select().from(users).where(eq(users.role, 'admin')).orderBy(users.createdAt, users.id);
}
