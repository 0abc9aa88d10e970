import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { differenceStates } from '../../contract/rules/adminChoices.ts';
import { checkoutSessions } from './checkoutSchema.ts';
import { idColumn, time } from './columns.ts';
import { orderReference, orderReturns } from './orderSchema.ts';

/**
 * Differences that customers are asked to pay: an exchange or a change of items that costs more.
 * Its checkout keeps the new units, and for a change also the lines and amounts that the order
 * gets.
 */
export const orderPayments = pgTable(
  'order_payments',
  {
    id: idColumn(),
    orderId: orderReference(),
    exchangeId: uuid('exchange_id')
      .notNull()
      .references(() => checkoutSessions.id),
    /** The return whose exchange it is for; null for a change of items. */
    returnId: uuid('return_id').references(() => orderReturns.id, { onDelete: 'cascade' }),
    /** Checkout of the first payment. Refunds of all its orders draw on these payments, too. */
    paidSessionId: uuid('paid_session_id')
      .notNull()
      .references(() => checkoutSessions.id),
    cents: bigint('cents', { mode: 'number' }).notNull(),
    state: text('state', { enum: differenceStates }).notNull().default('open'),
    createdAt: time('created_at').notNull(),
    /** End of the time to pay. */
    until: time('until').notNull(),
    settledAt: time('settled_at'),
    /** The moment when its money arrived, even if too late. */
    paidAt: time('paid_at'),
    /** The latest payment page; its key is the provider's idempotency key. */
    pageKey: uuid('page_key'),
    pageUntil: time('page_until'),
    /** Return URL of the page, without its query. */
    returnUrl: text('return_url').notNull().default(''),
    provider: text('provider'),
    providerId: text('provider_id'),
    url: text('url'),
    /** Set for money that came too late, or whose exchange has ended: it is refunded. */
    refundDue: boolean('refund_due').notNull().default(false),
    refundedAt: time('refunded_at'),
  },
  (table) => [
    index('order_payments_order').on(table.orderId),
    index('order_payments_paid_session').on(table.paidSessionId),
    uniqueIndex('order_payments_exchange').on(table.exchangeId),
    uniqueIndex('order_payments_provider').on(table.providerId),
    index('order_payments_open').on(table.until).where(sql`${table.state} = 'open'`),
    index('order_payments_refund_due')
      .on(table.id)
      .where(sql`${table.refundDue} and ${table.refundedAt} is null`),
    check('order_payments_cents', sql`${table.cents} > 0`),
  ],
);

/** Refunds, and the parts of them that differences' payments return; the first payment returns the rest. */
export const orderPaymentRefunds = pgTable(
  'order_payment_refunds',
  {
    /** The id of the partial refund, or of the order that was refunded. */
    id: idColumn(),
    paidSessionId: uuid('paid_session_id')
      .notNull()
      .references(() => checkoutSessions.id),
    /** Cents by the payment's id. */
    parts: jsonb('parts').$type<Record<string, number>>().notNull(),
  },
  (table) => [index('order_payment_refunds_session').on(table.paidSessionId)],
);
