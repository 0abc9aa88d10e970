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
import type { MySizes } from '../../contract/schemas/mySizes.ts';
import { plainText, time } from './columns.ts';
import { ofProduct } from './schema.ts';

/**
 * What a user may do; read at each request, never from the client. A guest is one checkout without
 * an account: `docs/decisions/0036-guests.md`.
 */
export const roles = ['customer', 'admin', 'guest'] as const;

export const users = pgTable(
  'users',
  {
    /** UUIDv7. */
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    /** As it was typed: where mail goes. */
    email: text('email').notNull(),
    /** Its lower-case form, see `toEmailKey`: one account each. */
    emailKey: plainText('email_key').notNull(),
    phone: text('phone'),
    address: text('address'),
    role: text('role', { enum: roles }).notNull().default('customer'),
    /** Argon2id in PHC form. */
    passwordHash: text('password_hash').notNull(),
    /** Whether they may be asked by mail how they like what they bought. */
    reviewMails: boolean('review_mails').notNull().default(true),
    /** What they wear of each category, as they said. */
    mySizes: jsonb('my_sizes').$type<MySizes>().notNull().default({}),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('users_email').on(table.emailKey),
    index('users_guests').on(table.createdAt).where(sql`${table.role} = 'guest'`),
    check('users_role', sql`${table.role} in ('customer', 'admin', 'guest')`),
  ],
);

/** Whose row it is; it goes with the user. */
export const ofUser = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Where a customer has orders brought, besides the address of their details. */
export const savedAddresses = pgTable(
  'saved_addresses',
  {
    /** UUIDv7. */
    id: uuid('id').primaryKey(),
    userId: ofUser(),
    /** Whom it is for; null for the customer. */
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

/** Who is logged in. The token itself is only with its owner. */
export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token, base64url. */
    tokenHash: plainText('token_hash').primaryKey(),
    userId: ofUser(),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    /** Whether it took a code of an authenticator, too. */
    passedMfa: boolean('passed_mfa').notNull().default(false),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_expiry').on(table.expiresAt),
  ],
);

/** Links to set a new password that were emailed and not used yet. */
export const passwordResets = pgTable(
  'password_resets',
  {
    /** SHA-256 of the link's token, base64url. */
    tokenHash: plainText('token_hash').primaryKey(),
    userId: ofUser(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('password_resets_user').on(table.userId)],
);

/** What may be tried only so often, in windows that begin with the first try. */
export const attempts = pgTable(
  'attempts',
  {
    /** SHA-256 of what is tried, by whom and from where, base64url. */
    key: plainText('key').primaryKey(),
    count: integer('count').notNull(),
    endsAt: time('ends_at').notNull(),
  },
  (table) => [index('attempts_end').on(table.endsAt)],
);

/** Who is to be told by email, once, that a size is back. */
export const stockAlerts = pgTable(
  'stock_alerts',
  {
    /** UUIDv7. */
    id: uuid('id').primaryKey(),
    productId: ofProduct(),
    size: text('size').notNull(),
    /** As it was typed, and its lower-case form. */
    email: text('email').notNull(),
    emailKey: plainText('email_key').notNull(),
    /** Who was logged in: nobody else is shown what an email waits for, which anybody may type. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: time('created_at').notNull(),
    /** When the mail was handed over for delivery; null while it waits. */
    sentAt: time('sent_at'),
    /** SHA-256 of the token of the mail's link, base64url. */
    tokenHash: plainText('token_hash'),
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
    userId: ofUser(),
    productId: ofProduct(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.productId] })],
);
