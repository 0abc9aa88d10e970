import {
  and,
  asc,
  desc,
  eq,
  type InferSelectModel,
  inArray,
  lt,
  ne,
  notExists,
  or,
  sql,
} from 'drizzle-orm';
import { i18n } from '../../contract/i18n.ts';
import { ownerRole } from '../../contract/rules/permissions.ts';
import type { SavedAddress } from '../../contract/schemas/addresses.ts';
import { favourites, savedAddresses, staffRoles, users } from '../db/accountSchema.ts';
import { products } from '../db/catalogueSchema.ts';
import type { Database } from '../db/database.ts';
import { orders } from '../db/orderSchema.ts';
import { NotFound } from '../errors.ts';
import { emailKeys, toEmailKey } from '../lib/ids.ts';
import { visibleTo } from './productFilter.ts';

export type StoredUser = InferSelectModel<typeof users>;

export type NewUser = Omit<
  StoredUser,
  | ('emailKey' | 'reviewMails' | 'mySizes' | 'note' | 'noteVersion')
  | ('staffRole' | 'roleVersion' | 'language')
> &
  Partial<Pick<StoredUser, 'staffRole' | 'language'>>;

/** Fields that users may change themselves; absent ones keep their values. */
type UserFields = Partial<
  Pick<
    StoredUser,
    | ('name' | 'email' | 'phone' | 'address' | 'passwordHash' | 'role' | 'staffRole')
    | ('mySizes' | 'language')
  >
>;

/** Adds a user, unless the email is in use. */
export async function addUser(tx: Database, user: NewUser) {
  if (await findUserByEmail(tx, user.email)) return { added: false };
  const added = await tx
    .insert(users)
    .values({ ...user, emailKey: toEmailKey(user.email) })
    .onConflictDoNothing({ target: users.emailKey })
    .returning({ id: users.id });
  return { added: added.length === 1 };
}

export async function findUserByEmail(db: Database, email: string) {
  const found = await db
    .select()
    .from(users)
    .where(inArray(users.emailKey, emailKeys(email)));
  return found.find(({ emailKey }) => emailKey === toEmailKey(email)) ?? found[0];
}

export async function findUser(db: Database, id: string) {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user;
}

/** Finds and locks a user until the transaction ends; deleted users are not found. */
export async function lockUser(tx: Database, id: string) {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('no key update');
  return user && isDeleted(user) ? undefined : user;
}

/** Returns true if only the row is left, which orders refer to; see `customerData.ts`. */
function isDeleted({ email, role }: Pick<StoredUser, 'email' | 'role'>): boolean {
  return email === '' && role !== 'guest';
}

/**
 * Lets one transaction at a time change the customer's cart, checkout and orders. Always the first
 * lock; the session's is the second, and those of sizes come last. A deleted customer may still
 * have a payment or an open order.
 * @throws NotFound when there is no such customer
 */
export async function lockCustomer(tx: Database, userId: string) {
  const [user] = await tx
    .select({ email: users.email, role: users.role })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  if (!user) throw new NotFound(i18n.t('There is no such customer'));
  return { isDeleted: isDeleted(user), isGuest: user.role === 'guest' };
}

/** Locks the customer who has this order now, as `lockCustomer` does; returns their id. */
export async function lockCustomerOf(tx: Database, orderId: string): Promise<string | undefined> {
  const owner = tx.select({ id: orders.userId }).from(orders).where(eq(orders.id, orderId));
  const [user] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, owner))
    .for('no key update');
  return user?.id;
}

/** Fails with SQLSTATE 23505 when the new email is somebody else's. */
export async function changeUser(tx: Database, id: string, fields: UserFields) {
  const { email, staffRole } = fields;
  await tx
    .update(users)
    .set({
      ...fields,
      ...(email !== undefined && { emailKey: toEmailKey(email) }),
      ...(staffRole !== undefined && { roleVersion: sql`${users.roleVersion} + 1` }),
    })
    .where(eq(users.id, id));
}

/** Waits for other changes of owners, and returns the ids of those who can log in. */
export async function lockOwners(tx: Database) {
  const owners = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.staffRole, ownerRole), ne(users.passwordHash, '')))
    .orderBy(users.id)
    .for('no key update');
  return owners.map(({ id }) => id);
}

export function findStaffRoles(db: Database) {
  return db.select().from(staffRoles);
}

/** The admins, oldest first. */
export function findAdmins(db: Database): Promise<StoredUser[]> {
  return db.select().from(users).where(eq(users.role, 'admin')).orderBy(users.createdAt, users.id);
}

/** No email has capitals in this form (`toEmailKey`), so nobody can find or take this key. */
const guestKeyPrefix = 'GUEST ';

/** Guest; contact details live on the order. */
export async function addGuest(tx: Database, id: string, createdAt: Date) {
  const nobody = { name: '', email: '', passwordHash: '', emailKey: guestKeyPrefix + id };
  await tx
    .insert(users)
    .values({ id, ...nobody, role: 'guest', createdAt })
    .onConflictDoNothing();
}

/** Guests created before `withoutOrder` if they have no order, otherwise before `withOrder`. */
export async function findPastGuests(
  db: Database,
  before: { withoutOrder: Date; withOrder: Date },
  limit: number,
) {
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

/** A customer's own, oldest first. */
export async function findAddressesOf(db: Database, userId: string): Promise<SavedAddress[]> {
  const rows = await db
    .select()
    .from(savedAddresses)
    .where(eq(savedAddresses.userId, userId))
    .orderBy(asc(savedAddresses.id));
  return rows.map(({ id, fullName, address, phone, isDefault }) => ({
    ...{ id, address, isDefault },
    ...(fullName !== null && { fullName }),
    ...(phone !== null && { phone }),
  }));
}

/** Adds or changes an address. Under the customer's lock, so that there is at most one default. */
export async function writeAddress(
  tx: Database,
  userId: string,
  { id, fullName, address, phone, isDefault }: SavedAddress,
) {
  if (isDefault) {
    await tx
      .update(savedAddresses)
      .set({ isDefault: false })
      .where(and(eq(savedAddresses.userId, userId), ne(savedAddresses.id, id)));
  }
  const fields = { fullName: fullName ?? null, address, phone: phone ?? null, isDefault };
  await tx
    .insert(savedAddresses)
    .values({ id, userId, ...fields })
    .onConflictDoUpdate({ target: savedAddresses.id, set: fields });
}

/** Returns false if the customer has no address with this id. */
export async function removeAddressRow(tx: Database, userId: string, id: string) {
  const removed = await tx
    .delete(savedAddresses)
    .where(and(eq(savedAddresses.userId, userId), eq(savedAddresses.id, id)))
    .returning({ id: savedAddresses.id });
  return removed.length === 1;
}

export async function removeAddressesOf(tx: Database, userId: string) {
  await tx.delete(savedAddresses).where(eq(savedAddresses.userId, userId));
}

/** The ids of the user's favourites that the shop still has, latest first. */
export async function findFavouriteIds(db: Database, userId: string) {
  const rows = await db
    .select({ id: favourites.productId })
    .from(favourites)
    .innerJoin(products, eq(products.id, favourites.productId))
    .where(and(eq(favourites.userId, userId), visibleTo('shoppers')))
    .orderBy(desc(favourites.createdAt), desc(favourites.productId));
  return rows.map(({ id }) => id);
}

/** Adds a favourite; an existing one is kept. */
export async function addFavouriteRow(db: Database, favourite: typeof favourites.$inferInsert) {
  await db.insert(favourites).values(favourite).onConflictDoNothing();
}

export async function removeFavouriteRow(db: Database, userId: string, productId: string) {
  const removed = await db
    .delete(favourites)
    .where(and(eq(favourites.userId, userId), eq(favourites.productId, productId)))
    .returning({ productId: favourites.productId });
  return removed.length > 0;
}
