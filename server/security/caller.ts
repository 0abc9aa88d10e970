import type { roles } from '../db/accountSchema.ts';

/** What a user may do. */
export type Role = (typeof roles)[number];

/** Who makes a call, as the database knows them at this moment. */
export type Caller = {
  id: string;
  role: Role;
  email: string;
  /** The session of the call: the hash of its token. */
  session: string;
  loggedInAt: Date;
  /** Whether an authenticator is in use, and whether this session took a code of it. */
  isEnrolled: boolean;
  passedMfa: boolean;
};
