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
import { handPayments } from '../../contract/rules/adminChoices.ts';
import { firstOrderNumber } from '../../contract/rules/orderNumber.ts';
import { ofUser, users } from './accountSchema.ts';
import { checkoutSessions } from './checkoutSchema.ts';
import { billColumns, lineColumns, plainText, time } from './columns.ts';
import { ofProduct } from './schema.ts';

/** A number that was taken by a transaction that failed is not given again. */
export const orderNumbers = pgSequence('order_numbers', { startWith: firstOrderNumber });

/** One for each paid session. Sums, texts and pictures are snapshots of the session. */
export const orders = pgTable(
  'orders',
  {
    /** UUIDv7. */
    id: uuid('id').primaryKey(),
    /** For people; see `contract/rules/orderNumber.ts`. */
    number: integer('number').notNull().default(sql`nextval('order_numbers')`),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => checkoutSessions.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** Whether it was bought without an account. */
    isGuest: boolean('is_guest').notNull().default(false),
    /** The recipient; empty if none was named. */
    fullName: text('full_name').notNull().default(''),
    address: text('address').notNull(),
    phone: text('phone').notNull(),
    email: text('email').notNull(),
    /** One of `shopSettings.paymentStates`, and below of `deliveryStates`. */
    paymentStatus: text('payment_status').notNull(),
    deliveryStatus: text('delivery_status').notNull(),
    totalCents: bigint('total_cents', { mode: 'number' }).notNull(),
    ...billColumns(),
    /** How an order was paid that an admin took by hand; null where the provider took the money. */
    takenByHand: text('taken_by_hand', { enum: handPayments }),
    /** For admins only. */
    notes: text('notes').notNull().default(''),
    /** For the customer, as the parcel's link or number. */
    customerNote: text('customer_note').notNull().default(''),
    trackingUrl: text('tracking_url').notNull().default(''),
    /** Whether the units are out of the stock: false when they could not be had, or went back. */
    stockDeducted: boolean('stock_taken').notNull(),
    /** Whether the provider must still give the money back. */
    refundPending: boolean('refund_due').notNull().default(false),
    /** What of a paid order went back in parts, or is about to: the sum of its `order_refunds`. */
    refundedCents: bigint('refunded_cents', { mode: 'number' }).notNull().default(0),
    createdAt: time('created_at').notNull(),
    /** One more at each change that an admin could make or see. */
    version: integer('version').notNull().default(1),
    /** What an admin's search looks at; see `searchKeys.ts`. */
    searchText: text('search_text').notNull().default(''),
  },
  (table) => [
    uniqueIndex('orders_session').on(table.sessionId),
    uniqueIndex('orders_number').on(table.number),
    index('orders_user').on(table.userId, table.createdAt),
    index('orders_newest').on(table.createdAt, table.id),
    index('orders_total').on(table.totalCents, table.id),
    index('orders_delivery').on(table.deliveryStatus, table.createdAt, table.id),
    index('orders_refund_due').on(table.id).where(sql`${table.refundPending}`),
    check('orders_refunded', sql`${table.refundedCents} between 0 and ${table.totalCents}`),
  ],
);

/** Which order the row is part of; it goes with the order. */
export const ofOrder = () =>
  uuid('order_id')
    .notNull()
    .references(() => orders.id, { onDelete: 'cascade' });

export const orderProducts = pgTable(
  'order_products',
  {
    orderId: ofOrder(),
    ...lineColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    index('order_products_product').on(table.productId),
  ],
);

/** Each change of an order: who, when, what. */
export const orderHistory = pgTable(
  'order_history',
  {
    /** UUIDv7. */
    id: uuid('id').primaryKey(),
    orderId: ofOrder(),
    at: time('at').notNull(),
    /** Who did it; null when it was the shop itself, on a payment's account. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    changes: jsonb('changes')
      .$type<Record<string, { from: string | null; to: string }>>()
      .notNull(),
  },
  (table) => [index('order_history_order').on(table.orderId, table.at)],
);

/** What a mail to the customer of an order tells. */
const customerMailKinds = [
  ...(['placed', 'unfilled', 'shipped', 'delivered', 'cancelled', 'refunded'] as const),
  ...(['addressChanged', 'newLink'] as const),
  ...(['returnRequested', 'returnReceived', 'returnRefused', 'returnRefunded'] as const),
] as const;
export type CustomerMailKind = (typeof customerMailKinds)[number];

/** What a mail to the shop's owner tells. */
export const ownerMailKinds = ['ownerOrdered', 'ownerReturn'] as const;
export type OwnerMailKind = (typeof ownerMailKinds)[number];

/** Mail about an order, written down with what it tells of, so that no crash loses it. */
export const orderMails = pgTable(
  'order_mails',
  {
    /** UUIDv7. */
    id: uuid('id').primaryKey(),
    orderId: ofOrder(),
    kind: text('kind', { enum: [...customerMailKinds, ...ownerMailKinds] }).notNull(),
    /** The return or the refund that it tells of. */
    aboutId: uuid('about_id'),
    createdAt: time('created_at').notNull(),
    /** When it was handed over for delivery; null while it waits. */
    sentAt: time('sent_at'),
  },
  (table) => [
    index('order_mails_order').on(table.orderId),
    index('order_mails_waiting').on(table.id).where(sql`${table.sentAt} is null`),
  ],
);

/** Links in mails that open an order without a login. The token itself is only in the mail. */
export const orderLinks = pgTable(
  'order_links',
  {
    /** SHA-256 of the link's token, base64url. */
    tokenHash: plainText('token_hash').primaryKey(),
    orderId: ofOrder(),
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
    userId: ofUser(),
    productId: ofProduct(),
    rating: integer('rating').notNull(),
    ratedAt: time('rated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.productId] }),
    check('ratings_rating', sql`${table.rating} between 1 and 5`),
  ],
);
