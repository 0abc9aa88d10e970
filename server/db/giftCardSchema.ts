import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accountSchema.ts';
import { idColumn, languageColumn, plainText, time } from './columns.ts';

/** Gift cards. A balance is counted over checkouts and refunds: `repositories/giftCards.ts`. */
export const giftCards = pgTable(
  'gift_cards',
  {
    id: idColumn(),
    /** SHA-256 of the code; null until it is mailed. */
    codeHash: plainText('code_hash'),
    /** The end of the code, for people. */
    ending: text('ending').notNull().default(''),
    cents: integer('cents').notNull(),
    /** The recipient's. */
    email: text('email').notNull(),
    message: text('message').notNull().default(''),
    /** Null for a card that the shop gave away. */
    buyerEmail: text('buyer_email'),
    /** The buyer's language, used for the recipient, too. */
    language: languageColumn(),
    issuedBy: uuid('issued_by').references(() => users.id, { onDelete: 'set null' }),
    /** Payment provider, and its id of the payment. */
    provider: text('provider'),
    providerId: text('provider_id'),
    createdAt: time('created_at').notNull(),
    /** Time of the payment, or of the gift; null for a card that was not paid. */
    activeAt: time('active_at'),
    /** The last day, such as 2029-03-12. */
    validUntil: text('valid_until'),
    /** Time of the decision to refund the buyer. */
    refundedAt: time('refunded_at'),
    /** Time of the provider's refund. */
    refundSettledAt: time('refund_settled_at'),
    isBlocked: boolean('is_blocked').notNull().default(false),
    /** Time of the mail with the code; null while it waits. */
    sentAt: time('sent_at'),
    retryAt: time('retry_at'),
    /** The mail server's reply, if it refused the mail. */
    mailProblem: text('mail_problem'),
  },
  (table) => [
    uniqueIndex('gift_cards_code').on(table.codeHash),
    uniqueIndex('gift_cards_provider').on(table.providerId),
    index('gift_cards_unsent')
      .on(table.id)
      .where(sql`${table.activeAt} is not null and ${table.sentAt} is null`),
    check('gift_cards_cents', sql`${table.cents} > 0`),
  ],
);

/** The owner's choices; a single row, once they were saved. */
export const giftCardTerms = pgTable('gift_card_terms', {
  id: idColumn(),
  isOn: boolean('is_on').notNull(),
  /** Cents. */
  amounts: integer('amounts').array().notNull(),
  validYears: integer('valid_years'),
  version: integer('version').notNull().default(1),
});
