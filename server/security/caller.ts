import { type Permission, permissions } from '../../contract/rules/permissions.ts';
import type { roles } from '../db/accountSchema.ts';

export type Role = (typeof roles)[number];

/** Caller of a request, as currently stored in the database. */
export type Caller = {
  id: string;
  role: Role;
  email: string;
  name: string;
  /** Rights of an admin; empty for others. */
  permissions: readonly Permission[];
  /** Hash of the session's token. */
  session: string;
  loggedInAt: Date;
  /** The user has an authenticator; `passedMfa` if this session verified a code of it. */
  isEnrolled: boolean;
  passedMfa: boolean;
  /** API key that was sent instead of a session's token. */
  key?: { id: string; name: string };
};

/** Rights of an admin whose role grants these; `*` means all. */
export function toPermissions(granted: readonly string[]): readonly Permission[] {
  return permissions.filter((one) => granted.includes('*') || granted.includes(one));
}
