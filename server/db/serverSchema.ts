import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { time } from './columns.ts';

/** The server processes that share a Postgres, each for as long as it says that it runs. */
export const serverProcesses = pgTable('server_processes', {
  id: uuid('id').primaryKey(),
  host: text('host').notNull(),
  pid: integer('pid').notNull(),
  /** Where its pictures are: which store, and what to call it. */
  storeId: text('store_id').notNull(),
  storeName: text('store_name').notNull(),
  /** Tells one secret of the shop from another. */
  secretMark: text('secret_mark').notNull(),
  /** By the clock of the database. */
  seenAt: time('seen_at').notNull(),
});
