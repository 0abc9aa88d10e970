import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ofUser } from './accountSchema.ts';
import { plainText, time } from './columns.ts';

/** `active` is asked for at login; `pending` is being set up, and counts for nothing yet. */
const authenticatorStates = ['active', 'pending'] as const;

export const authenticators = pgTable(
  'authenticators',
  {
    userId: ofUser(),
    state: text('state', { enum: authenticatorStates }).notNull(),
    /** Encrypted, see `vault.ts`. */
    encryptedSecret: text('sealed_secret').notNull(),
    /** The 30-second step of the last accepted code: no code is accepted twice. */
    lastStep: integer('last_step').notNull().default(0),
    /** Wrong codes in a row. */
    failedAttempts: integer('mistakes').notNull().default(0),
    lockedUntil: time('locked_until'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.state] }),
    check('authenticators_state', sql`${table.state} in ('active', 'pending')`),
  ],
);

/** Those that were not used yet. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: ofUser(),
    /** HMAC of the code with the shop's key, see `vault.ts`. */
    hmac: plainText('mark').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hmac] })],
);
