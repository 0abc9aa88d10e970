import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import type { ShopText, ShopTextName, ShortProfile } from '../../contract/schemas/shopProfile.ts';
import { time } from './columns.ts';

/** One row, which exists once the owner has saved the profile. */
export const shopProfile = pgTable(
  'shop_facts',
  {
    id: integer('id').primaryKey().default(1),
    version: integer('version').notNull().default(1),
    profile: jsonb('facts').$type<ShortProfile>().notNull(),
    /** Kept apart because they are long; only those that the owner has written. */
    texts: jsonb('texts').$type<Partial<Record<ShopTextName, ShopText>>>().notNull(),
    changedAt: time('changed_at').notNull(),
  },
  (table) => [check('shop_facts_one_row', sql`${table.id} = 1`)],
);
