import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { codeKinds } from '../../contract/rules/adminChoices.ts';
import { pageKinds } from '../../contract/rules/pageKinds.ts';
import { vitalNames } from '../../contract/rules/webVitals.ts';
import type { AdminCollection } from '../../contract/schemas/collections.ts';
import type { ProductGroup } from '../../contract/schemas/selling.ts';
import type { ShopText, ShopTextName, ShortProfile } from '../../contract/schemas/shopProfile.ts';
import type { SizeScale } from '../../contract/schemas/sizeScales.ts';
import { idColumn, time } from './columns.ts';

/** Incremented at each change, so that an older view cannot overwrite a newer one. */
const version = integer('version').notNull().default(1);

/** Delivery methods. Orders keep a copy, so a method can be deleted. */
export const deliveryMethods = pgTable('delivery_methods', {
  id: idColumn(),
  name: text('name').notNull(),
  priceCents: integer('price_cents').notNull(),
  /** Total of goods from which delivery is free; null if it never is. */
  freeFromCents: integer('free_from_cents'),
  minDays: integer('min_days').notNull(),
  maxDays: integer('max_days').notNull(),
  /** As written in postal addresses; empty for all countries. */
  countries: text('countries').array().notNull(),
  version,
});

/** Taxes by country and region, which must not overlap: `taxOverlapProblem`. Orders keep a copy. */
export const taxRates = pgTable('tax_rates', {
  id: idColumn(),
  /** As written in postal addresses. */
  country: text('country').notNull(),
  /** Normalized for comparison with addresses. */
  countryKey: text('country_key').notNull(),
  /** Codes of regions; empty for all that have no rate of their own. */
  regions: text('regions').array().notNull().default([]),
  name: text('name').notNull(),
  /** Hundredths of a percent, which may have a fraction. */
  rate: doublePrecision('rate').notNull(),
  /** Products that the rate applies to; empty for those without a rate of their own. */
  appliesTo: jsonb('applies_to').$type<ProductGroup[]>().notNull().default([]),
  /** True for a tax that is added to the prices. */
  onTop: boolean('on_top').notNull().default(false),
  inAddition: boolean('in_addition').notNull().default(false),
  /** Price of an item up to which it has this rate; null for any. */
  upToCents: integer('up_to_cents'),
  splitsPrice: boolean('splits_price').notNull().default(false),
  exceptDelivery: boolean('except_delivery').notNull().default(false),
  version,
});

/** Discount codes. Their uses are counted over checkouts: see `countUses`. */
export const discountCodes = pgTable(
  'discount_codes',
  {
    id: idColumn(),
    /** In upper case. */
    code: text('code').notNull(),
    kind: text('kind', { enum: codeKinds }).notNull(),
    /** Percent or cents. */
    value: integer('value').notNull(),
    minimumCents: integer('minimum_cents').notNull(),
    /** Products that the code applies to; empty for all. */
    appliesTo: jsonb('applies_to').$type<ProductGroup[]>().notNull().default([]),
    /** The first and the last day, such as 2026-03-12. */
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

/** Size scales; without rows the shop has the default ones, which the first change adds. */
export const sizeScales = pgTable(
  'size_scales',
  {
    id: idColumn(),
    name: text('name').notNull(),
    position: integer('position').notNull(),
    sizes: text('sizes').array().notNull(),
    /** Conversions, the names of schema.org, and the products that have it by default. */
    details: jsonb('details')
      .$type<Omit<SizeScale, 'id' | 'version' | 'name' | 'sizes'>>()
      .notNull(),
    version,
  },
  (table) => [uniqueIndex('size_scales_name').on(sql`lower(${table.name})`)],
);

/** Paths of a former shop, in the form of `redirectKey`. */
export const redirects = pgTable('redirects', {
  from: text('from_path').primaryKey(),
  to: text('to_path').notNull(),
});
/** Pages of products, in the order of the menu. */
export const collections = pgTable(
  'collections',
  {
    id: idColumn(),
    slug: text('slug').notNull(),
    position: integer('position').notNull(),
    title: text('title').notNull(),
    isShown: boolean('is_shown').notNull(),
    inMenu: boolean('in_menu').notNull(),
    details: jsonb('details')
      .$type<Pick<AdminCollection, 'text' | 'picture' | 'rule' | 'products'>>()
      .notNull(),
    version,
  },
  (table) => [uniqueIndex('collections_slug').on(table.slug)],
);

/** A single row, which exists once the owner has saved the profile. */
export const shopProfile = pgTable(
  'shop_facts',
  {
    id: integer('id').primaryKey().default(1),
    version: integer('version').notNull().default(1),
    profile: jsonb('facts').$type<ShortProfile>().notNull(),
    /** Separate because they are long; contains only texts that the owner has written. */
    texts: jsonb('texts').$type<Partial<Record<ShopTextName, ShopText>>>().notNull(),
    changedAt: time('changed_at').notNull(),
  },
  (table) => [check('shop_facts_one_row', sql`${table.id} = 1`)],
);

/** Secret part of the product feeds' URLs; without a row, there are none. */
export const feeds = pgTable(
  'feeds',
  { id: integer('id').primaryKey().default(1), secret: text('secret').notNull() },
  (table) => [check('feeds_one_row', sql`${table.id} = 1`)],
);

/** Currency of the amounts, which are stored without it; a single row, after the first start. */
export const shopCurrency = pgTable('shop_currency', { code: text('code').primaryKey() });

/** Currencies that shoppers can choose beside the main one: docs/decisions/0092-several-currencies.md. */
export const currencies = pgTable(
  'currencies',
  {
    id: idColumn(),
    /** ISO 4217 code. */
    code: text('code').notNull(),
    /** Its units for one unit of the main currency. */
    rate: doublePrecision('exchange_rate').notNull(),
    /** Last two digits of its prices; null for any. */
    priceEnding: integer('price_ending'),
    version,
  },
  (table) => [uniqueIndex('currencies_code').on(table.code)],
);

/** Server processes that share a Postgres, for as long as they report that they run. */
export const serverProcesses = pgTable('server_processes', {
  id: uuid('id').primaryKey(),
  host: text('host').notNull(),
  pid: integer('pid').notNull(),
  /** Id and name of its picture store. */
  storeId: text('store_id').notNull(),
  storeName: text('store_name').notNull(),
  /** Identifies the shop's secret. */
  secretMark: text('secret_mark').notNull(),
  /** Empty for a process of the release before this column. */
  timeZone: text('time_zone').notNull().default(''),
  /** Empty for a process of the release before this column. */
  currency: text('currency').notNull().default(''),
  /** Time of the database's clock. */
  seenAt: time('seen_at').notNull(),
});

/** Anonymous counts of page speed. */
export const webVitals = pgTable(
  'web_vitals',
  {
    /** In the shop's zone, such as 2026-03-12. */
    day: text('day').notNull(),
    page: text('page', { enum: pageKinds }).notNull(),
    vital: text('vital', { enum: vitalNames as ['lcp', 'inp', 'cls'] }).notNull(),
    /** Upper bound, so that counts keep their meaning when the buckets change. */
    upTo: doublePrecision('up_to').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.page, table.vital, table.upTo] })],
);
