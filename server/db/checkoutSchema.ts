import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CartLine } from '../../contract/schemas/cart.ts';
import { userReference } from './accountSchema.ts';
import { productReference, productSizes } from './catalogueSchema.ts';
import { billColumns, languageColumn, lineColumns, time } from './columns.ts';
import { giftCards } from './giftCardSchema.ts';
import { discountCodes } from './shopSchema.ts';

/**
 * `open` can be paid; `completed` has its order; `exchange` keeps the new units of a return, or of
 * changed lines; the others ended without one.
 */
export const sessionStates = [
  ...(['open', 'completed', 'exchange', 'cancelled', 'expired', 'failed'] as const),
] as const;

/** Lines that a shopping agent collects for somebody: they hold no stock, and expire. */
export const agentCarts = pgTable(
  'agent_carts',
  {
    /** Random, because who has it reads and changes the cart. */
    id: uuid('id').primaryKey(),
    lines: jsonb('lines').$type<CartLine[]>().notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('agent_carts_expiry').on(table.expiresAt)],
);

/** Condition on `billColumns`: each currency has a rate, which is 1 for the main one. */
export function isRateOf({ currency, centRate }: Record<'currency' | 'centRate', AnyPgColumn>) {
  return sql`${centRate} > 0 and (${currency} is not null or ${centRate} = 1)`;
}

/** A priced cart during its payment. */
export const checkoutSessions = pgTable(
  'checkout_sessions',
  {
    /** UUIDv7; the provider gets it as its reference and as the idempotency key. */
    id: uuid('id').primaryKey(),
    userId: userReference(),
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
    giftCardId: uuid('gift_card_id').references(() => giftCards.id),
    /** The recipient; empty if none was named. */
    fullName: text('full_name').notNull().default(''),
    address: text('address').notNull(),
    phone: text('phone').notNull(),
    email: text('email').notNull(),
    language: languageColumn(),
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
    index('checkout_sessions_gift_card')
      .on(table.giftCardId)
      .where(sql`${table.giftCardId} is not null`),
    check('checkout_sessions_cent_rate', isRateOf(table)),
    check(
      'checkout_sessions_gift_card_currency',
      sql`${table.currency} is null or ${table.giftCardId} is null`,
    ),
    check(
      'checkout_sessions_gift_card_cents',
      sql`${table.giftCardCents} between 0 and ${table.totalCents}`,
    ),
  ],
);

export const checkoutLines = pgTable(
  'checkout_lines',
  {
    sessionId: uuid('session_id')
      .notNull()
      .references(() => checkoutSessions.id, { onDelete: 'cascade' }),
    ...lineColumns(),
    /** Position of the units in their order that an exchange replaces; null if it is this one. */
    replaces: integer('replaces'),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.position] }),
    uniqueIndex('checkout_lines_size').on(table.sessionId, table.productId, table.size),
    check('checkout_lines_quantity', sql`${table.quantity} > 0`),
  ],
);

/** Refunds to gift cards that paid for a checkout or the orders from it. */
export const giftCardRefunds = pgTable(
  'gift_card_refunds',
  {
    /** Idempotency key: the id of the partial refund, or of the order that was refunded. */
    id: uuid('id').primaryKey(),
    giftCardId: uuid('gift_card_id')
      .notNull()
      .references(() => giftCards.id),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => checkoutSessions.id),
    cents: bigint('cents', { mode: 'number' }).notNull(),
    at: time('at').notNull(),
  },
  (table) => [
    index('gift_card_refunds_card').on(table.giftCardId),
    check('gift_card_refunds_cents', sql`${table.cents} > 0`),
  ],
);

/** Processed events of the provider. */
export const webhookEvents = pgTable('webhook_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  receivedAt: time('received_at').notNull(),
});

const testPaymentStates = ['open', 'paid', 'expired', 'refunded'] as const;

/** Payments of the test payment page, which replaces a provider. */
export const testPayments = pgTable(
  'test_payments',
  {
    id: text('id').primaryKey(),
    status: text('status', { enum: testPaymentStates }).notNull().default('open'),
    /** Partial refunds in cents, by idempotency key. */
    refunds: jsonb('refunds').$type<Record<string, number>>().notNull().default({}),
    idempotencyKey: text('idempotency_key').notNull(),
    /** The `PaymentRequest` it was made for. */
    request: jsonb('request').notNull(),
    /** Token that the page's next form must send; replaced after each use. */
    formToken: text('form_token').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [uniqueIndex('test_payments_key').on(table.idempotencyKey)],
);

/** Lines of customers' carts. A line stays when its hold has expired. */
export const cartLines = pgTable(
  'cart_lines',
  {
    userId: userReference(),
    productId: productReference(),
    size: text('size').notNull(),
    quantity: integer('quantity').notNull(),
    addedAt: time('added_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.productId, table.size] }),
    check('cart_lines_quantity', sql`${table.quantity} > 0`),
  ],
);

/** Guest carts that were joined: each counts once. */
export const cartJoins = pgTable(
  'cart_joins',
  {
    userId: userReference(),
    /** Made by the browser. */
    joinId: text('join_id').notNull(),
    joinedAt: time('joined_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.joinId] })],
);

/**
 * Units that are kept for a cart, or (with `sessionId`) for a checkout session.
 * `product_sizes.reserved` is the sum of a size's rows here; both change under the lock of the
 * size's row.
 */
export const holds = pgTable(
  'holds',
  {
    id: uuid('id').primaryKey(),
    userId: userReference(),
    sessionId: uuid('session_id').references(() => checkoutSessions.id),
    productId: uuid('product_id').notNull(),
    size: text('size').notNull(),
    quantity: integer('quantity').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.productId, table.size],
      foreignColumns: [productSizes.productId, productSizes.size],
      name: 'holds_size',
    }).onDelete('cascade'),
    check('holds_quantity', sql`${table.quantity} > 0`),
    uniqueIndex('holds_cart')
      .on(table.userId, table.productId, table.size)
      .where(sql`${table.sessionId} is null`),
    uniqueIndex('holds_session')
      .on(table.sessionId, table.productId, table.size)
      .where(sql`${table.sessionId} is not null`),
    index('holds_of_size').on(table.productId, table.size),
    index('holds_expiry').on(table.expiresAt),
  ],
);
