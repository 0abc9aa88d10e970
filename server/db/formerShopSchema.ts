import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { FormerOrderInput } from '../../contract/schemas/formerShop.ts';
import { userReference, users } from './accountSchema.ts';
import { idColumn, plainText, time } from './columns.ts';

/** Accounts that were imported from a former shop, and their email about choosing a password. */
export const formerCustomers = pgTable(
  'former_customers',
  {
    userId: userReference().primaryKey(),
    /** Email in the file. Only its reader could choose the account's password. */
    emailKey: plainText('email_key').notNull(),
    importedAt: time('imported_at').notNull(),
    /** Time when a consent was imported. A withdrawn one is not imported again. */
    consentAt: time('consent_at'),
    /** Time of the owner's request to send the email; null before. */
    mailAskedAt: time('mail_asked_at'),
    /** Time of the first attempt to send it. */
    mailTriedAt: time('mail_tried_at'),
    /** Time of delivery to the mail server, or of giving up; null while it waits. */
    mailSentAt: time('mail_sent_at'),
    retryAt: time('retry_at'),
    mailProblem: text('mail_problem'),
  },
  (table) => [
    index('former_customers_waiting')
      .on(table.userId)
      .where(sql`${table.mailAskedAt} is not null and ${table.mailSentAt} is null`),
  ],
);

export type FormerContact = Pick<FormerOrderInput, 'name' | 'email' | 'phone' | 'address'>;

/** Orders of a former shop. They are history and no part of `orders`. */
export const formerOrders = pgTable(
  'former_orders',
  {
    id: idColumn(),
    number: text('number').notNull(),
    orderedAt: time('ordered_at').notNull(),
    /** Account whose owner has proven that the order's email is theirs. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Empty without an email, and once the customer is erased; the contact is then `{}`. */
    emailKey: plainText('email_key').notNull(),
    contact: jsonb('contact').$type<Partial<FormerContact>>().notNull(),
    content: jsonb('content')
      .$type<Omit<FormerOrderInput, 'number' | 'orderedAt' | keyof FormerContact>>()
      .notNull(),
    /** Time of the first import. */
    importedAt: time('imported_at').notNull(),
    searchText: text('search_text').notNull(),
  },
  (table) => [
    uniqueIndex('former_orders_number').on(table.number, table.orderedAt),
    index('former_orders_newest').on(table.orderedAt, table.id),
    index('former_orders_user').on(table.userId),
    index('former_orders_email').on(table.emailKey),
  ],
);
