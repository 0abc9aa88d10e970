import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { returnReasons } from '../../contract/limits.ts';
import { time } from './columns.ts';
import { ofOrder } from './orderSchema.ts';

/** What a customer sends back at once. */
export const orderReturns = pgTable(
  'order_returns',
  {
    /** The request's own, where it has one. */
    id: uuid('id').primaryKey(),
    orderId: ofOrder(),
    reason: text('reason', { enum: returnReasons }).notNull(),
    createdAt: time('created_at').notNull(),
    /** When what had not come back by then was refused, and why. */
    refusedAt: time('refused_at'),
    refusal: text('refusal').notNull().default(''),
  },
  (table) => [
    index('order_returns_order').on(table.orderId),
    index('order_returns_open').on(table.orderId).where(sql`${table.refusedAt} is null`),
  ],
);

/** One unit each: as its key has no return in it, a unit is in one return at most. */
export const returnedUnits = pgTable(
  'returned_units',
  {
    orderId: ofOrder(),
    /** The line's, as in `order_products`. */
    position: integer('position').notNull(),
    /** 0 to the line's quantity - 1. */
    unit: integer('unit').notNull(),
    returnId: uuid('return_id')
      .notNull()
      .references(() => orderReturns.id, { onDelete: 'cascade' }),
    /** What it was like when it came back; null until then. */
    outcome: text('outcome', { enum: ['restocked', 'damaged'] }),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position, table.unit] }),
    index('returned_units_return').on(table.returnId),
  ],
);

/** Money that goes back while the rest of the order stays paid. */
export const orderRefunds = pgTable(
  'order_refunds',
  {
    /** The request's own, where it has one; the provider gets it as the key against repeated requests. */
    id: uuid('id').primaryKey(),
    orderId: ofOrder(),
    cents: bigint('cents', { mode: 'number' }).notNull(),
    createdAt: time('created_at').notNull(),
    /** What the customer is told that it is for, which may be nothing; null where it is for returned units. */
    note: text('note'),
    /** When the provider gave it back; null until then. */
    settledAt: time('settled_at'),
  },
  (table) => [
    index('order_refunds_order').on(table.orderId),
    index('order_refunds_due').on(table.orderId).where(sql`${table.settledAt} is null`),
    check('order_refunds_cents', sql`${table.cents} > 0`),
  ],
);
