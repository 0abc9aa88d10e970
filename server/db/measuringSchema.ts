import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { BrowsingEvent, MeasuringTarget, OrderEvent } from '../../contract/rules/measuring.ts';
import { outboxColumns, plainText, time } from './columns.ts';

export type BrowsedItem = { productId: string; size?: string; quantity: number };

/** Event of a browser; names and prices are read when it is sent. */
export type BrowsedEvent = { name: BrowsingEvent; path: string; items: BrowsedItem[] };

/** A single row, which exists once the owner has saved it: docs/decisions/0095. */
export const measuring = pgTable(
  'measuring',
  {
    id: integer('id').primaryKey().default(1),
    version: integer('version').notNull().default(1),
    ga4Id: text('ga4_id').notNull(),
    /** Encrypted, as are those of webhooks; empty for none. */
    ga4Secret: text('ga4_secret').notNull(),
    metaPixel: text('meta_pixel').notNull(),
    metaToken: text('meta_token').notNull(),
    metaTestCode: text('meta_test_code').notNull(),
    /** Incremented when the services change; visitors are then asked again. */
    purposesVersion: integer('purposes_version').notNull().default(1),
    /** Targets that refused their secret: messages wait until the settings are saved again. */
    paused: text('paused').array().notNull().default([]).$type<MeasuringTarget[]>(),
    /** Pauses that the owner is mailed about. */
    pauseNotices: text('pause_notices').array().notNull().default([]).$type<MeasuringTarget[]>(),
  },
  (table) => [check('measuring_one_row', sql`${table.id} = 1`)],
);

/** Visitors who consented, by the random id in their cookie. A withdrawal deletes the row. */
export const measuredVisitors = pgTable(
  'measured_visitors',
  {
    id: uuid('id').primaryKey(),
    purposesVersion: integer('purposes_version').notNull(),
    granted: text('granted').array().notNull().$type<MeasuringTarget[]>(),
    givenAt: time('given_at').notNull(),
    /** Start of the current session, and the last event. */
    sessionAt: time('session_at').notNull(),
    seenAt: time('seen_at').notNull(),
    userAgent: text('user_agent').notNull(),
  },
  (table) => [index('measured_visitors_age').on(table.givenAt)],
);

/**
 * Consents of checkouts, and so of their orders. No foreign keys, so that a withdrawal delays no
 * order.
 */
export const measuredCheckouts = pgTable(
  'measured_checkouts',
  {
    sessionId: uuid('session_id').primaryKey(),
    visitorId: uuid('visitor_id').notNull(),
    /** Set once the purchase is queued, so that it is reported only once. */
    isBought: boolean('is_bought').notNull().default(false),
  },
  (table) => [index('measured_checkouts_visitor').on(table.visitorId)],
);

/** Outbox and log of events, for each target. Triggers queue those of orders. */
export const measuredMessages = pgTable(
  'measured_messages',
  {
    ...outboxColumns(),
    visitorId: uuid('visitor_id').notNull(),
    target: plainText('target').notNull().$type<MeasuringTarget>(),
    type: plainText('type').notNull().$type<OrderEvent | 'browsing'>(),
    /** Checkout session of the order. */
    sessionId: uuid('session_id'),
    /** Refunded amount. */
    cents: bigint('cents', { mode: 'number' }),
    /** Events of a browser. */
    events: jsonb('events').$type<BrowsedEvent[]>(),
  },
  (table) => [
    index('measured_messages_newest').on(table.at, table.id),
    index('measured_messages_visitor').on(table.visitorId),
    index('measured_messages_waiting')
      .on(table.nextAt.nullsFirst())
      .where(sql`${table.finishedAt} is null`),
  ],
);
