import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { ofUser } from './accountSchema.ts';
import { billColumns, lineColumns, time } from './columns.ts';
import { discountCodes } from './sellingSchema.ts';

/** `open` may be paid; `completed` has its order; the others ended without one. */
export const sessionStates = ['open', 'completed', 'cancelled', 'expired', 'failed'] as const;

/** A cart on its way through the payment provider, as it was priced. */
export const checkoutSessions = pgTable(
  'checkout_sessions',
  {
    /** UUIDv7; the provider gets it as its reference and as the key against repeated requests. */
    id: uuid('id').primaryKey(),
    userId: ofUser(),
    status: text('status', { enum: sessionStates }).notNull().default('open'),
    /** A hash of the lines, prices, recipient and return URL. */
    contentKey: text('content_key').notNull(),
    provider: text('provider').notNull(),
    /** The provider's own id and page; null until it has answered. */
    providerId: text('provider_id'),
    url: text('url'),
    totalCents: bigint('total_cents', { mode: 'number' }).notNull(),
    ...billColumns(),
    codeId: uuid('code_id').references(() => discountCodes.id),
    /** The recipient; empty if none was named. */
    fullName: text('full_name').notNull().default(''),
    address: text('address').notNull(),
    phone: text('phone').notNull(),
    email: text('email').notNull(),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('checkout_sessions_open').on(table.userId).where(sql`${table.status} = 'open'`),
    uniqueIndex('checkout_sessions_provider').on(table.providerId),
    index('checkout_sessions_user').on(table.userId, table.createdAt),
    index('checkout_sessions_expiry').on(table.expiresAt).where(sql`${table.status} = 'open'`),
    index('checkout_sessions_newest').on(table.createdAt),
    index('checkout_sessions_code').on(table.codeId).where(sql`${table.codeId} is not null`),
  ],
);

/** What a session sells. */
export const checkoutLines = pgTable(
  'checkout_lines',
  {
    sessionId: uuid('session_id')
      .notNull()
      .references(() => checkoutSessions.id, { onDelete: 'cascade' }),
    ...lineColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.position] }),
    uniqueIndex('checkout_lines_size').on(table.sessionId, table.productId, table.size),
    check('checkout_lines_quantity', sql`${table.quantity} > 0`),
  ],
);

/** Events of the provider that were dealt with. */
export const webhookEvents = pgTable('webhook_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  receivedAt: time('received_at').notNull(),
});

const testPaymentStates = ['open', 'paid', 'expired', 'refunded'] as const;

/** The payments of the test payment page, which stands in for a provider. */
export const testPayments = pgTable(
  'test_payments',
  {
    id: text('id').primaryKey(),
    status: text('status', { enum: testPaymentStates }).notNull().default('open'),
    /** Parts that were given back: cents, by the key against repeats. */
    refunds: jsonb('refunds').$type<Record<string, number>>().notNull().default({}),
    idempotencyKey: text('idempotency_key').notNull(),
    /** The `PaymentRequest` it was made for. */
    request: jsonb('request').notNull(),
    /** What the page's next form must send; another one after each use. */
    formToken: text('form_token').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [uniqueIndex('test_payments_key').on(table.idempotencyKey)],
);
