import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** What repositories work on: either database, or a transaction of it. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** The rows of a query in plain SQL: both drivers answer so. */
export async function findRows<T>(db: Database, query: SQL): Promise<T[]> {
  const { rows } = (await db.execute(query)) as unknown as { rows: T[] };
  return rows;
}

/** An open database. */
export type Connection = {
  db: Database;
  /** For people, as "PGlite, PostgreSQL 18.6". */
  engine: string;
  /** Runs `work` while no other server process prepares the same database. Its `db` has no timeouts. */
  exclusively: (work: (db: Database) => Promise<void>) => Promise<void>;
  /** Connections: all, and those who wait for one. The embedded database has but one. */
  pool?: () => { open: number; idle: number; waiting: number };
  /** Embedded database only: copies its folder; queries wait meanwhile. */
  copyTo?: (folder: string) => Promise<void>;
  close: () => Promise<void>;
};
