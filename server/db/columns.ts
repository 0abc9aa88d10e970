import {
  bigint,
  boolean,
  customType,
  doublePrecision,
  integer,
  jsonb,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { IncludedTax } from '../../contract/rules/taxes.ts';

/** Text that sorts and compares by code point on every database, whatever its locale. */
export const plainText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

/** Texts of a product that the European Union requires: docs/eu.md. */
export const dutyColumns = () => ({
  composition: text('composition').notNull().default(''),
  madeIn: text('made_in').notNull().default(''),
  recycled: text('recycled').notNull().default(''),
  guarantee: text('guarantee').notNull().default(''),
  producer: text('producer').notNull().default(''),
  responsible: text('responsible').notNull().default(''),
  warnings: text('warnings').notNull().default(''),
});

/** UUIDv7; ids that clients send may be any UUID, so nothing relies on their order. */
export const idColumn = () => uuid('id').primaryKey();

/** Language of the customer's mails and documents; null for the shop's first one. */
export const languageColumn = () => text('language');

/** Message of an outbox and its attempts: docs/decisions/0082-webhooks.md. */
export const outboxColumns = () => ({
  id: idColumn().defaultRandom(),
  at: time('at').notNull().defaultNow(),
  attempts: integer('attempts').notNull().default(0),
  /** Time of the next attempt; while one runs, the time at which it counts as lost. */
  nextAt: time('next_at'),
  /** Time of success, or of giving up. */
  finishedAt: time('finished_at'),
  isDelivered: boolean('is_delivered').notNull().default(false),
  /** Status of the last answer, or why there was none. */
  answer: text('answer'),
});

/** SHA-256 of a token, base64url. Only its owner has the token itself. */
export const tokenHash = () => plainText('token_hash');

/** Currency, delivery, discount and tax of a checkout, and then of its order; null if there is none. */
export const billColumns = () => ({
  /** ISO 4217 code; null for the shop's main currency: docs/decisions/0092-several-currencies.md. */
  currency: text('currency'),
  /** Its cents for one cent of the main currency, at the time of the checkout. */
  centRate: doublePrecision('cent_rate').notNull().default(1),
  /** Last two digits of its prices, as 99; null for any. */
  priceEnding: integer('price_ending'),
  /** No foreign key: methods can be deleted. Null for orders older than this column, too. */
  deliveryId: uuid('delivery_id'),
  deliveryName: text('delivery_name'),
  deliveryCents: bigint('delivery_cents', { mode: 'number' }).notNull().default(0),
  code: text('code'),
  discountCents: bigint('discount_cents', { mode: 'number' }).notNull().default(0),
  /** The part of the discount that applies to the delivery. */
  waivedCents: bigint('waived_cents', { mode: 'number' }).notNull().default(0),
  /** The part of the total that a gift card pays. */
  giftCardCents: bigint('gift_card_cents', { mode: 'number' }).notNull().default(0),
  /** The taxes that the total includes. */
  taxes: jsonb('taxes').$type<IncludedTax[]>().notNull().default([]),
});

/**
 * A line of a checkout, and then of its order: the product's name, picture and price at that time.
 */
export const lineColumns = () => ({
  position: integer('position').notNull(),
  /** No foreign key: the line outlives the product. */
  productId: uuid('product_id').notNull(),
  name: text('name').notNull(),
  /** The main picture's name; empty when the product has none. */
  picture: text('picture').notNull(),
  size: text('size').notNull(),
  quantity: integer('quantity').notNull(),
  /** A rupiah has cents, so prices may be long. */
  priceCents: bigint('price_cents', { mode: 'number' }).notNull(),
  /** Set if the code reduces this line. */
  codeApplies: boolean('code_applies').notNull().default(true),
});

/** Milliseconds, like JavaScript's time: a cursor must hold the exact value. */
export const time = (name: string) => timestamp(name, { precision: 3, withTimezone: true });
