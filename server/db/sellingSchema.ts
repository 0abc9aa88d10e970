import { boolean, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { codeKinds } from '../../contract/limits.ts';
import { time } from './columns.ts';

/** How an order can be brought. Orders keep a copy, so that a method may go. */
export const deliveryMethods = pgTable('delivery_methods', {
  /** UUIDv7. */
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  priceCents: integer('price_cents').notNull(),
  /** What the pieces must come to where it is free; null where it never is. */
  freeFromCents: integer('free_from_cents'),
  minDays: integer('min_days').notNull(),
  maxDays: integer('max_days').notNull(),
  /** As written in addresses; empty for everywhere. */
  countries: text('countries').array().notNull(),
});

/** How often one was used is counted over the checkouts that have it: `discountCodes.ts`. */
export const discountCodes = pgTable(
  'discount_codes',
  {
    /** UUIDv7. */
    id: uuid('id').primaryKey(),
    /** In large letters. */
    code: text('code').notNull(),
    kind: text('kind', { enum: codeKinds }).notNull(),
    /** Percent or cents. */
    value: integer('value').notNull(),
    minimumCents: integer('minimum_cents').notNull(),
    /** The first and the last day (UTC), as 2026-03-12. */
    fromDay: text('from_day'),
    untilDay: text('until_day'),
    maxUses: integer('max_uses'),
    maxUsesPerCustomer: integer('max_uses_per_customer'),
    hasEnded: boolean('has_ended').notNull().default(false),
    createdAt: time('created_at').notNull(),
  },
  (table) => [uniqueIndex('discount_codes_code').on(table.code)],
);
