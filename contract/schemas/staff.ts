import Type, { type Static } from 'typebox';
import { permissions } from '../rules/permissions.ts';
import { Email, Id, optional, StrictObject, Version } from './common.ts';

const RoleName = Type.String({ minLength: 1, maxLength: 40 });

export const StaffMember = Type.Object({
  id: Id,
  name: Type.String(),
  email: Type.String(),
  role: RoleName,
  version: Version,
  isInvited: optional(Type.Boolean(), 'True until the person has chosen a password'),
});
export type StaffMember = Static<typeof StaffMember>;

const StaffRole = Type.Object({
  name: RoleName,
  permissions: Type.Array(Type.Enum(permissions)),
});

export const Staff = Type.Object({
  members: Type.Array(StaffMember, { description: 'The first one first' }),
  roles: Type.Array(StaffRole),
});
export type Staff = Static<typeof Staff>;

export const StaffInvitation = StrictObject({ email: Email, role: RoleName });
export type StaffInvitation = Static<typeof StaffInvitation>;

export const StaffChange = StrictObject({ version: Version, role: RoleName });
export type StaffChange = Static<typeof StaffChange>;
