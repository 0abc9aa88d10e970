import { boolean, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { codeKinds } from '../../contract/rules/adminChoices.ts';
import type { ProductGroup } from '../../contract/schemas/selling.ts';
import { time } from './columns.ts';

/** Grows by one with each change, so that an older view can't overwrite a newer one. */
const version = integer('version').notNull().default(1);

/** How an order can be brought. Orders keep a copy, so that a method may go. */
export const deliveryMethods = pgTable('delivery_methods', {
  /** UUIDv7. */
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  priceCents: integer('price_cents').notNull(),
  /** What the goods must come to where it is free; null where it never is. */
  freeFromCents: integer('free_from_cents'),
  minDays: integer('min_days').notNull(),
  maxDays: integer('max_days').notNull(),
  /** As written in postal addresses; empty for everywhere. */
  countries: text('countries').array().notNull(),
  version,
});

/** What prices include, by the country that an order goes to. Orders keep a copy. */
export const taxRates = pgTable(
  'tax_rates',
  {
    /** UUIDv7. */
    id: uuid('id').primaryKey(),
    /** As written in postal addresses. */
    country: text('country').notNull(),
    /** The same as addresses are compared with it. */
    countryKey: text('country_key').notNull(),
    name: text('name').notNull(),
    /** Hundredths of a percent. */
    rate: integer('rate').notNull(),
    version,
  },
  (table) => [uniqueIndex('tax_rates_country').on(table.countryKey)],
);

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
    /** What it is for; empty for every product. */
    appliesTo: jsonb('applies_to').$type<ProductGroup[]>().notNull().default([]),
    /** The first and the last day (UTC), as 2026-03-12. */
    fromDay: text('from_day'),
    untilDay: text('until_day'),
    maxUses: integer('max_uses'),
    maxUsesPerCustomer: integer('max_uses_per_customer'),
    hasEnded: boolean('has_ended').notNull().default(false),
    version,
    createdAt: time('created_at').notNull(),
  },
  (table) => [uniqueIndex('discount_codes_code').on(table.code)],
);
