import type { roles } from '../db/accountSchema.ts';

export type Role = (typeof roles)[number];

/** Caller of a request, as currently stored in the database. */
export type Caller = {
  id: string;
  role: Role;
  email: string;
  /** Hash of the session's token. */
  session: string;
  loggedInAt: Date;
  /** The user has an authenticator; `passedMfa` if this session verified a code of it. */
  isEnrolled: boolean;
  passedMfa: boolean;
};
