import { messages } from '../../contract/messages.ts';
import { ownerRole, readyRoles } from '../../contract/rules/permissions.ts';
import { MockFailure, mockEndpoint } from './mockEndpoint.ts';
import type { MockUsers } from './users.ts';

type RoleName = keyof typeof readyRoles;

/** The calls about staff: admins, their invitations and roles. */
export function staffHandlers(users: MockUsers, ownRole: RoleName = ownerRole) {
  const roleOf = new Map<string, string>();
  const versionOf = new Map<string, number>();
  const invited = new Set<string>();
  const staff = () => users.all().filter(({ role }) => role === 'admin');
  const versionNow = (id: string) => versionOf.get(id) ?? 1;
  const roleNamed = (id: string) => roleOf.get(id) ?? ownRole;

  function checkRole(role: string) {
    if (!(role in readyRoles)) throw new MockFailure(400, messages.noSuchRole, 'role');
  }

  function find(id: string, role?: string) {
    const member = staff().find((one) => one.id === id);
    if (!member) throw new MockFailure(404, messages.noSuchStaff);
    const owners = staff().filter((one) => roleNamed(one.id) === ownerRole && !invited.has(one.id));
    const isLast = owners.length === 1 && owners[0] === member;
    if (isLast && role !== ownerRole) throw new MockFailure(409, messages.lastOwner);
    return member;
  }

  return [
    mockEndpoint('GET /staff', () => ({
      reply: {
        members: staff().map(({ id, name, email }) => ({
          ...{ id, name, email, role: roleNamed(id), version: versionNow(id) },
          ...(invited.has(id) && { isInvited: true }),
        })),
        roles: Object.entries(readyRoles).map(([name, permissions]) => ({
          name,
          permissions: [...permissions],
        })),
      },
    })),
    mockEndpoint('POST /invitestaff', ({ body: { email, role } }) => {
      checkRole(role);
      const found = users.findByEmail(email);
      if (found?.role === 'admin' && !invited.has(found.id)) {
        throw new MockFailure(409, messages.alreadyStaff, 'email');
      }
      if (found) versionOf.set(found.id, versionNow(found.id) + 1);
      const member = found ?? users.add({ name: '', email, password: '' });
      users.change(member, { ...member, role: 'admin', password: '' });
      roleOf.set(member.id, role);
      invited.add(member.id);
      return { reply: { success: true, message: messages.staffInvited } };
    }),
    mockEndpoint('POST /changestaff/:id', ({ params: { id }, body: { version, role } }) => {
      checkRole(role);
      find(id, role);
      if (version !== versionNow(id)) {
        throw new MockFailure(409, messages.settingHasChanged, 'version');
      }
      versionOf.set(id, version + 1);
      roleOf.set(id, role);
      return { reply: { success: true } };
    }),
    mockEndpoint('POST /removestaff/:id', ({ params: { id } }) => {
      const member = find(id);
      users.change(member, { ...member, role: 'customer' });
      return { reply: { success: true } };
    }),
  ];
}
