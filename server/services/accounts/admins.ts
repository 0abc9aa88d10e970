import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';
import { ownerRole } from '../../../contract/rules/permissions.ts';
import { inTransaction } from '../../db/database.ts';
import { removeMfa } from '../../repositories/credentials.ts';
import {
  addUser,
  changeUser,
  findAdmins,
  findUserByEmail,
  type StoredUser,
} from '../../repositories/users.ts';
import { writeAdminPassword } from '../../security/adminPasswordFile.ts';
import { hashPassword } from '../../security/passwords.ts';
import type { Context } from '../context.ts';
import { setPassword } from './sessions.ts';

export type AdminContext = Pick<Context, 'db' | 'now' | 'adminPasswordFile'>;

/** An account with its generated password, which is shown once. */
export type GeneratedPassword = { email: string; password: string };

/**
 * Creates the first admin of a shop; call it while no other server prepares the same database.
 * @returns undefined when there is an admin, or a customer has the email
 */
export async function ensureFirstAdmin(
  context: AdminContext,
  email: string,
): Promise<GeneratedPassword | undefined> {
  if ((await findAdmins(context.db)).length > 0) return undefined;
  if (await findUserByEmail(context.db, email)) return undefined;
  const made = { email, password: newPassword() };
  // The file comes first: if the start is killed in between, the next one makes another password.
  await writeAdminPassword(context.adminPasswordFile, made.password);
  await addAdmin(context, made);
  return made;
}

/** Makes the account with this email an owner, or creates one with a password. */
export async function appointAdmin(
  context: AdminContext,
  email: string,
): Promise<GeneratedPassword | 'appointed' | 'was one'> {
  const user = await findUserByEmail(context.db, email);
  if (user?.role === 'admin' && user.staffRole === ownerRole) return 'was one';
  if (user) {
    await changeUser(context.db, user.id, { role: 'admin', staffRole: ownerRole });
    return 'appointed';
  }
  const made = { email, password: newPassword() };
  await addAdmin(context, made);
  return made;
}

/** Gives the admin a new password, ends every session they have, and forgets their MFA. */
export async function resetAdmin(
  context: AdminContext,
  admin: StoredUser,
): Promise<GeneratedPassword> {
  const password = newPassword();
  const passwordHash = await hashPassword(password);
  await writeAdminPassword(context.adminPasswordFile, password);
  await inTransaction(context.db, async (tx) => {
    await setPassword(tx, admin.id, passwordHash);
    await removeMfa(tx, admin.id);
  });
  return { email: admin.email, password };
}

async function addAdmin({ db, now }: AdminContext, made: GeneratedPassword) {
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
