import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import type { ShopText, ShopTextName, ShortProfile } from '../../contract/schemas/shopProfile.ts';
import { time } from './columns.ts';

/** What the owner says of the shop: one row, and none until it was saved for the first time. */
export const shopProfile = pgTable(
  'shop_facts',
  {
    id: integer('id').primaryKey().default(1),
    version: integer('version').notNull().default(1),
    profile: jsonb('facts').$type<ShortProfile>().notNull(),
    /** Apart, as they are long; only those that were written. */
    texts: jsonb('texts').$type<Partial<Record<ShopTextName, ShopText>>>().notNull(),
    changedAt: time('changed_at').notNull(),
  },
  (table) => [check('shop_facts_one_row', sql`${table.id} = 1`)],
);
