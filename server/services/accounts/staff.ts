import { v7 } from 'uuid';
import { messages } from '../../../contract/messages.ts';
import { ownerRole } from '../../../contract/rules/permissions.ts';
import type { Staff, StaffChange, StaffInvitation } from '../../../contract/schemas/staff.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { BadInput, Conflict, NotFound } from '../../errors.ts';
import { isUuid } from '../../lib/ids.ts';
import { removeMfa } from '../../repositories/credentials.ts';
import {
  addUser,
  changeUser,
  findAdmins,
  findStaffRoles,
  findUserByEmail,
  lockOwners,
  lockUser,
} from '../../repositories/users.ts';
import { type Caller, toPermissions } from '../../security/caller.ts';
import type { Context } from '../context.ts';
import { replaceUnproven } from './guests.ts';
import { mailInvitation } from './passwordMails.ts';
import { recheckCaller, setPassword } from './sessions.ts';

/** The shop's admins and roles. */
export async function readStaff({ db }: Context): Promise<Staff> {
  const [members, roles] = await Promise.all([findAdmins(db), findStaffRoles(db)]);
  return {
    members: members.map(({ id, name, email, staffRole, roleVersion, passwordHash }) => ({
      ...{ id, name, email, role: staffRole, version: roleVersion },
      ...(passwordHash === '' && { isInvited: true }),
    })),
    roles: roles.map(({ name, permissions }) => ({
      name,
      permissions: [...toPermissions(permissions)],
    })),
  };
}

/**
 * Makes an admin of an email, and mails a link to choose a password. Nobody has proven to own the
 * email of an existing account, so its password and sessions end, and its contact details if it never
 * ordered.
 * @throws NotLoggedIn when the caller's session has ended, below too
 * @throws BadInput for an unknown role
 * @throws Conflict for an admin who has a password
 */
export async function inviteStaff(
  context: Context,
  caller: Writer,
  { email, role }: StaffInvitation,
) {
  const id = await inTransaction(context.db, async (tx) => {
    await lockOwnersFor(tx, caller, context.now());
    await checkRole(tx, role);
    const found = await findUserByEmail(tx, email);
    const user = found && (await lockUser(tx, found.id));
    if (user) {
      const isStaff = user.role === 'admin' && user.passwordHash !== '';
      if (isStaff) throw new Conflict(messages.alreadyStaff, 'email');
      await replaceUnproven(tx, user, { name: '', phone: null, address: null });
      await setPassword(tx, user.id, '');
      await changeUser(tx, user.id, { role: 'admin', staffRole: role });
      return user.id;
    }
    const added = { id: v7(), name: '', email, phone: null, address: null, passwordHash: '' };
    const createdAt = context.now();
    const outcome = await addUser(tx, { ...added, role: 'admin', staffRole: role, createdAt });
    if (!outcome.added) throw new Conflict(messages.alreadyStaff, 'email');
    return added.id;
  });
  mailInvitation(context, id);
}

/**
 * @throws BadInput for an unknown role
 * @throws NotFound when there is no such admin
 * @throws Conflict when the role was changed since `version`, and for the last owner
 */
export async function changeStaff(
  { db, now }: Context,
  caller: Writer,
  id: string,
  { version, role }: StaffChange,
) {
  await inTransaction(db, async (tx) => {
    const owners = await lockOwnersFor(tx, caller, now());
    await checkRole(tx, role);
    const { roleVersion } = await lockMember(tx, owners, id, role);
    if (roleVersion !== version) throw new Conflict(messages.settingHasChanged, 'version');
    await changeUser(tx, id, { staffRole: role });
  });
}

/**
 * Makes an admin a customer, and ends their sessions, MFA and links; repeated, it is a NotFound.
 * @throws NotFound when there is no such admin
 * @throws Conflict for the last owner
 */
export async function removeStaff({ db, now }: Context, caller: Writer, id: string) {
  await inTransaction(db, async (tx) => {
    const owners = await lockOwnersFor(tx, caller, now());
    const { passwordHash } = await lockMember(tx, owners, id);
    await changeUser(tx, id, { role: 'customer' });
    await setPassword(tx, id, passwordHash);
    await removeMfa(tx, id);
  });
}

type Writer = Pick<Caller, 'session' | 'role'>;

/**
 * Locks the owners first, so that two of them cannot leave the shop without one, and checks the
 * caller, whom another one may have removed meanwhile.
 */
async function lockOwnersFor(tx: Database, caller: Writer, now: Date): Promise<string[]> {
  const owners = await lockOwners(tx);
  await recheckCaller(tx, caller, now, 'staff:write');
  return owners;
}

async function lockMember(tx: Database, owners: string[], id: string, role?: string) {
  const user = isUuid(id) ? await lockUser(tx, id) : undefined;
  if (user?.role !== 'admin') throw new NotFound(messages.noSuchStaff);
  const isLast = owners.length === 1 && owners[0] === id;
  if (isLast && role !== ownerRole) throw new Conflict(messages.lastOwner);
  return user;
}

async function checkRole(tx: Database, role: string) {
  const roles = await findStaffRoles(tx);
  if (!roles.some(({ name }) => name === role)) throw new BadInput(messages.noSuchRole, 'role');
}
