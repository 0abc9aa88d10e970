import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';
import { inTransaction } from '../../db/transaction.ts';
import {
  addUser,
  changeUser,
  findAdmins,
  findUserByEmail,
  type StoredUser,
} from '../../repositories/users.ts';
import { keepAdminPassword } from '../../security/adminPasswordFile.ts';
import { hashPassword } from '../../security/passwords.ts';
import type { Context } from '../context.ts';
import { removeMfa } from './mfa.ts';
import { setPassword } from './setPassword.ts';

type AdminContext = Pick<Context, 'db' | 'now' | 'adminPasswordFile'>;

/** An account and the password that was made for it: shown once. */
export type MadePassword = { email: string; password: string };

/**
 * Gives a shop without admins its first one; call it while no other server prepares the same
 * database. A customer who has the email already is left alone.
 * @returns nothing when there is an admin, or the email is taken
 */
export async function ensureFirstAdmin(
  context: AdminContext,
  email: string,
): Promise<MadePassword | undefined> {
  if ((await findAdmins(context.db)).length > 0) return undefined;
  if (await findUserByEmail(context.db, email)) return undefined;
  const made = { email, password: newPassword() };
  // First the file: a start that is killed in between makes another password next time.
  await keepAdminPassword(context.adminPasswordFile, made.password);
  await addAdmin(context, made);
  return made;
}

/** Makes an admin of the customer with this email, or a new admin, who gets a password. */
export async function appointAdmin(
  context: AdminContext,
  email: string,
): Promise<MadePassword | 'appointed' | 'was one'> {
  const user = await findUserByEmail(context.db, email);
  if (user?.role === 'admin') return 'was one';
  if (user) {
    await changeUser(context.db, user.id, { role: 'admin' });
    return 'appointed';
  }
  const made = { email, password: newPassword() };
  await addAdmin(context, made);
  return made;
}

/** Gives the admin a new password, ends every session they have, and forgets their MFA. */
export async function resetAdmin(context: AdminContext, admin: StoredUser): Promise<MadePassword> {
  const password = newPassword();
  const passwordHash = await hashPassword(password);
  await keepAdminPassword(context.adminPasswordFile, password);
  await inTransaction(context.db, async (tx) => {
    await setPassword(tx, admin.id, passwordHash);
    await removeMfa(tx, admin.id);
  });
  return { email: admin.email, password };
}

async function addAdmin({ db, now }: AdminContext, made: MadePassword): Promise<void> {
  await addUser(db, {
    id: v7(),
    name: 'Admin',
    email: made.email,
    phone: null,
    address: null,
    role: 'admin',
    passwordHash: await hashPassword(made.password),
    createdAt: now(),
  });
}

/** 128 random bits: 22 characters. */
function newPassword(): string {
  return randomBytes(16).toString('base64url');
}
