import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { ownerRole } from '../../contract/rules/permissions.ts';
import type { MySizes } from '../../contract/schemas/mySizes.ts';
import { productReference } from './catalogueSchema.ts';
import { idColumn, languageColumn, plainText, time, tokenHash } from './columns.ts';

/**
 * Roles of users. They are read from the database for each request, never from the client. A guest
 * is one checkout without an account: `docs/decisions/0036-guests.md`.
 */
export const roles = ['customer', 'admin', 'guest'] as const;

/** Roles of admins, with their permissions; `*` are all. */
export const staffRoles = pgTable('staff_roles', {
  name: plainText('name').primaryKey(),
  permissions: text('permissions').array().notNull(),
});

export const users = pgTable(
  'users',
  {
    id: idColumn(),
    name: text('name').notNull(),
    /** As typed; email is sent to it. */
    email: text('email').notNull(),
    /** Its lower-case form, see `toEmailKey`: one account each. */
    emailKey: plainText('email_key').notNull(),
    phone: text('phone'),
    address: text('address'),
    role: text('role', { enum: roles }).notNull().default('customer'),
    /** Counts while `role` is `admin`. */
    staffRole: plainText('staff_role')
      .notNull()
      .default(ownerRole)
      .references(() => staffRoles.name),
    roleVersion: integer('role_version').notNull().default(1),
    /** Argon2id in PHC form; empty for guests, and for staff who have yet to choose a password. */
    passwordHash: text('password_hash').notNull(),
    /** Language of the latest login. */
    language: languageColumn(),
    /** Allows review request emails. */
    reviewMails: boolean('review_mails').notNull().default(true),
    /** The customer's stated size in each category. */
    mySizes: jsonb('my_sizes').$type<MySizes>().notNull().default({}),
    /** The shop's note about the customer, and its version; for admins only. */
    note: text('note').notNull().default(''),
    noteVersion: integer('note_version').notNull().default(0),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('users_email').on(table.emailKey),
    index('users_staff').on(table.id).where(sql`${table.role} = 'admin'`),
    index('users_guests').on(table.createdAt).where(sql`${table.role} = 'guest'`),
    check('users_role', sql`${table.role} in ('customer', 'admin', 'guest')`),
  ],
);

/** Owner of the row, which is deleted with the user. */
export const userReference = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Delivery addresses, besides the one in the customer's details. */
export const savedAddresses = pgTable(
  'saved_addresses',
  {
    id: idColumn(),
    userId: userReference(),
    /** Recipient; null for the customer. */
    fullName: text('full_name'),
    address: plainText('address').notNull(),
    phone: text('phone'),
    isDefault: boolean('is_default').notNull().default(false),
  },
  (table) => [
    uniqueIndex('saved_addresses_user').on(table.userId, table.address),
    uniqueIndex('saved_addresses_default').on(table.userId).where(sql`${table.isDefault}`),
  ],
);

/** Consents to the newsletter; one is void once the account has another email. */
export const newsletterConsents = pgTable(
  'newsletter_consents',
  {
    userId: userReference().primaryKey(),
    /** Email that the link to confirm was sent to. */
    emailKey: plainText('email_key').notNull(),
    /** Text that the customer consented to, and the language of the page. */
    text: text('text').notNull(),
    language: text('language').notNull(),
    givenAt: time('given_at').notNull(),
    tokenHash: tokenHash().notNull(),
    confirmedAt: time('confirmed_at'),
    /** Ends this consent and nothing else, so it is stored unhashed, for the shop’s newsletters. */
    stopToken: plainText('stop_token').notNull(),
  },
  (table) => [
    uniqueIndex('newsletter_consents_token').on(table.tokenHash),
    uniqueIndex('newsletter_consents_stop').on(table.stopToken),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    tokenHash: tokenHash().primaryKey(),
    userId: userReference(),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    /** Set if a code of an authenticator was verified, too. */
    passedMfa: boolean('passed_mfa').notNull().default(false),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_expiry').on(table.expiresAt),
  ],
);

/** Keys with which programs make an admin's calls. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: idColumn(),
    /** The admin who made it: it has no rights that they lack. */
    userId: userReference(),
    name: text('name').notNull(),
    /** The key's first characters. */
    hint: text('hint').notNull(),
    tokenHash: tokenHash().notNull(),
    permissions: text('permissions').array().notNull(),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at'),
    /** The last use, to the hour. */
    usedAt: time('used_at'),
  },
  (table) => [
    uniqueIndex('api_keys_token').on(table.tokenHash),
    index('api_keys_user').on(table.userId),
  ],
);

/** Unused links to set a new password. */
export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: tokenHash().primaryKey(),
    userId: userReference(),
    /** Email that the link was sent to: it is void once the account or order has another. */
    emailKey: plainText('email_key').notNull().default(''),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('password_resets_user').on(table.userId)],
);

/** Rate-limited attempts, in windows that begin with the first one. */
export const attempts = pgTable(
  'attempts',
  {
    /** SHA-256 of the attempt's action, account and origin, base64url. */
    key: plainText('key').primaryKey(),
    count: integer('count').notNull(),
    endsAt: time('ends_at').notNull(),
  },
  (table) => [index('attempts_end').on(table.endsAt)],
);

/** Requests to be notified once, by email, when a size is available again. */
export const stockAlerts = pgTable(
  'stock_alerts',
  {
    id: idColumn(),
    productId: productReference(),
    size: text('size').notNull(),
    /** As typed, and its lower-case form. */
    email: text('email').notNull(),
    emailKey: plainText('email_key').notNull(),
    language: languageColumn(),
    /** User who was logged in. Only they see the alert, because anybody may type any email. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: time('created_at').notNull(),
    /** Time of delivery to the mail server; null while it waits. */
    sentAt: time('sent_at'),
    /** Hash of the token in the email's link. */
    tokenHash: tokenHash(),
  },
  (table) => [
    uniqueIndex('stock_alerts_waiting')
      .on(table.productId, table.size, table.emailKey)
      .where(sql`${table.sentAt} is null`),
    index('stock_alerts_email').on(table.emailKey),
    index('stock_alerts_user').on(table.userId),
    index('stock_alerts_token').on(table.tokenHash),
  ],
);

export const favourites = pgTable(
  'favourites',
  {
    userId: userReference(),
    productId: productReference(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.productId] })],
);

/** `active` is required at login; `pending` is being set up, and has no effect yet. */
const authenticatorStates = ['active', 'pending'] as const;

export const authenticators = pgTable(
  'authenticators',
  {
    userId: userReference(),
    state: text('state', { enum: authenticatorStates }).notNull(),
    /** Encrypted, see `mfaCodes.ts`. */
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

/** Unused recovery codes. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: userReference(),
    /** HMAC of the code with the shop's key, see `mfaCodes.ts`. */
    hmac: plainText('mark').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hmac] })],
);
