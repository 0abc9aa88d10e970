import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import type { ShopText, ShopTextName, ShortFacts } from '../../contract/schemas/shopFacts.ts';
import { time } from './columns.ts';

/** What the owner says of the shop: one row, and none until it was saved for the first time. */
export const shopFacts = pgTable(
  'shop_facts',
  {
    id: integer('id').primaryKey().default(1),
    version: integer('version').notNull().default(1),
    facts: jsonb('facts').$type<ShortFacts>().notNull(),
    /** Apart, as they are long; only those that were written. */
    texts: jsonb('texts').$type<Partial<Record<ShopTextName, ShopText>>>().notNull(),
    changedAt: time('changed_at').notNull(),
  },
  (table) => [check('shop_facts_one_row', sql`${table.id} = 1`)],
);
