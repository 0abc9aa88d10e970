import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { returnReasons } from '../../contract/limits.ts';
import { manualPayments } from '../../contract/rules/adminChoices.ts';
import { firstOrderNumber } from '../../contract/rules/orderNumber.ts';
import { userReference, users } from './accountSchema.ts';
import { productReference } from './catalogueSchema.ts';
import { checkoutSessions, isRateOf } from './checkoutSchema.ts';
import { billColumns, idColumn, languageColumn, lineColumns, time, tokenHash } from './columns.ts';

/** A number from a failed transaction is not used again. */
export const orderNumbers = pgSequence('order_numbers', { startWith: firstOrderNumber });

/** One for each paid session. Amounts, texts and pictures are snapshots of the session. */
export const orders = pgTable(
  'orders',
  {
    id: idColumn(),
    /** Human-readable order number; see `contract/rules/orderNumber.ts`. */
    number: integer('number').notNull().default(sql`nextval('order_numbers')`),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => checkoutSessions.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    isGuest: boolean('is_guest').notNull().default(false),
    /** The recipient; empty if none was named. */
    fullName: text('full_name').notNull().default(''),
    address: text('address').notNull(),
    /** Places that its added taxes are for; null unless the address was corrected to others. */
    taxPlaces: jsonb('tax_places').$type<{ country: string; region?: string | undefined }[]>(),
    phone: text('phone').notNull(),
    email: text('email').notNull(),
    language: languageColumn(),
    /** One of `shopSettings.paymentStates`, and below of `deliveryStates`. */
    paymentStatus: text('payment_status').notNull(),
    deliveryStatus: text('delivery_status').notNull(),
    totalCents: bigint('total_cents', { mode: 'number' }).notNull(),
    ...billColumns(),
    /** Payment method of a manual order; null if the provider took the money. */
    manualPayment: text('taken_by_hand', { enum: manualPayments }),
    /** For admins only. */
    notes: text('notes').notNull().default(''),
    /** For the customer, such as the parcel's link or number. */
    customerNote: text('customer_note').notNull().default(''),
    trackingUrl: text('tracking_url').notNull().default(''),
    /** Set while the units are out of the stock: false if they were unavailable or restocked. */
    stockDeducted: boolean('stock_taken').notNull(),
    /** Set while the provider must still refund the order. */
    refundPending: boolean('refund_due').notNull().default(false),
    /** Cents of a paid order's partial refunds, with pending ones: the sum of `order_refunds`. */
    refundedCents: bigint('refunded_cents', { mode: 'number' }).notNull().default(0),
    createdAt: time('created_at').notNull(),
    /** The newest invoice: a change to anything shown on a paid order's invoice creates a new one. */
    invoiceVersion: integer('invoice_version').notNull().default(1),
    invoicedAt: time('invoiced_at'),
    /** Incremented at each change that an admin could make or see. */
    version: integer('version').notNull().default(1),
    /** The text of an admin's search; see `toOrderSearchText`. */
    searchText: text('search_text').notNull().default(''),
  },
  (table) => [
    uniqueIndex('orders_session').on(table.sessionId),
    uniqueIndex('orders_number').on(table.number),
    index('orders_user').on(table.userId, table.createdAt),
    index('orders_newest').on(table.createdAt, table.id),
    index('orders_guest_email').on(sql`lower(${table.email})`).where(sql`${table.isGuest}`),
    index('orders_total').on(sql`(${table.totalCents} / ${table.centRate})`, table.id),
    index('orders_delivery').on(table.deliveryStatus, table.createdAt, table.id),
    index('orders_refund_due').on(table.id).where(sql`${table.refundPending}`),
    check('orders_cent_rate', isRateOf(table)),
    check('orders_refunded', sql`${table.refundedCents} between 0 and ${table.totalCents}`),
  ],
);

/** Order of the row, which is deleted with it. */
export const orderReference = () =>
  uuid('order_id')
    .notNull()
    .references(() => orders.id, { onDelete: 'cascade' });

export const orderProducts = pgTable(
  'order_products',
  { orderId: orderReference(), ...lineColumns() },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    index('order_products_product').on(table.productId),
  ],
);

export const orderHistory = pgTable(
  'order_history',
  {
    id: idColumn(),
    orderId: orderReference(),
    at: time('at').notNull(),
    /** User who made the change; null for the shop itself, after a payment. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    changes: jsonb('changes')
      .$type<Record<string, { from: string | null; to: string }>>()
      .notNull(),
  },
  (table) => [index('order_history_order').on(table.orderId, table.at)],
);

/** Subjects of emails to an order's customer. */
const customerMailKinds = [
  ...(['placed', 'unfilled', 'exchanged', 'shipped', 'delivered', 'cancelled'] as const),
  ...(['refunded', 'addressChanged', 'changed', 'newLink', 'askedLink', 'withdrawn'] as const),
  ...(['returnRequested', 'returnReceived', 'returnRefused', 'returnRefunded'] as const),
  ...(['payMore', 'paidMore', 'waivedMore', 'endedMore'] as const),
] as const;
export type CustomerMailKind = (typeof customerMailKinds)[number];

/** Subjects of emails to the shop's owner. */
export const ownerMailKinds = [
  ...(['ownerOrdered', 'ownerReturn', 'ownerPaidMore', 'ownerEndedMore'] as const),
] as const;
export type OwnerMailKind = (typeof ownerMailKinds)[number];

/** Outbox of emails about orders, written in the transaction of their cause: no crash loses one. */
export const orderMails = pgTable(
  'order_mails',
  {
    id: idColumn(),
    orderId: orderReference(),
    kind: text('kind', { enum: [...customerMailKinds, ...ownerMailKinds] }).notNull(),
    /** Return or refund that the email is about. */
    aboutId: uuid('about_id'),
    createdAt: time('created_at').notNull(),
    /** Time of delivery to the mail server, or of giving up; null while it waits. */
    sentAt: time('sent_at'),
    /** Time of the next attempt, after one that failed. */
    retryAt: time('retry_at'),
    /** Reason why the shop gave up: the mail server's reply. */
    refusal: text('refusal'),
  },
  (table) => [
    index('order_mails_order').on(table.orderId),
    index('order_mails_waiting').on(table.id).where(sql`${table.sentAt} is null`),
  ],
);

/** Links in emails that open an order without a login. */
export const orderLinks = pgTable(
  'order_links',
  {
    tokenHash: tokenHash().primaryKey(),
    orderId: orderReference(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    index('order_links_order').on(table.orderId),
    index('order_links_expiry').on(table.expiresAt),
  ],
);

/** A customer's rating of a product they bought; `products.rating_sum` and `_count` follow. */
export const ratings = pgTable(
  'ratings',
  {
    userId: userReference(),
    productId: productReference(),
    rating: integer('rating').notNull(),
    ratedAt: time('rated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.productId] }),
    check('ratings_rating', sql`${table.rating} between 1 and 5`),
  ],
);

export const orderReturns = pgTable(
  'order_returns',
  {
    /** The request's own id, if it has one. */
    id: uuid('id').primaryKey(),
    orderId: orderReference(),
    reason: text('reason', { enum: returnReasons }).notNull(),
    createdAt: time('created_at').notNull(),
    /** Time and reason of the refusal of units that had not come back by then. */
    refusedAt: time('refused_at'),
    refusal: text('refusal').notNull().default(''),
    /** Checkout that keeps the new units of an exchange, and becomes their order. */
    exchangeId: uuid('exchange_id').references(() => checkoutSessions.id),
  },
  (table) => [
    index('order_returns_order').on(table.orderId),
    uniqueIndex('order_returns_exchange').on(table.exchangeId),
    index('order_returns_open').on(table.orderId).where(sql`${table.refusedAt} is null`),
  ],
);

/** One row per unit. The return is not part of the key, so a unit is in one return at most. */
export const returnedUnits = pgTable(
  'returned_units',
  {
    orderId: orderReference(),
    /** Position of the line, as in `order_products`. */
    position: integer('position').notNull(),
    /** 0 to the line's quantity - 1. */
    unit: integer('unit').notNull(),
    returnId: uuid('return_id')
      .notNull()
      .references(() => orderReturns.id, { onDelete: 'cascade' }),
    /** Condition of the returned unit; null until it arrives. */
    outcome: text('outcome', { enum: ['restocked', 'damaged'] }),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position, table.unit] }),
    index('returned_units_return').on(table.returnId),
  ],
);

/** Partial refunds. One with the id of a return pays for its exchange, so no money is returned. */
export const orderRefunds = pgTable(
  'order_refunds',
  {
    /** The request's own id, if it has one; also the idempotency key for the provider. */
    id: uuid('id').primaryKey(),
    orderId: orderReference(),
    cents: bigint('cents', { mode: 'number' }).notNull(),
    createdAt: time('created_at').notNull(),
    /** Reason for the customer, which may be empty; null if the refund is for returned units. */
    note: text('note'),
    /** Time of the provider's refund; null until then. */
    settledAt: time('settled_at'),
    /** Set for the difference of a changed order, which its total does not include. */
    reducesTotal: boolean('reduces_total').notNull().default(false),
  },
  (table) => [
    index('order_refunds_order').on(table.orderId),
    index('order_refunds_due').on(table.orderId).where(sql`${table.settledAt} is null`),
    check('order_refunds_cents', sql`${table.cents} > 0`),
  ],
);
