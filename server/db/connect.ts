import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { connectEmbedded } from './embedded.ts';
import { connectPostgres } from './postgres.ts';
import type * as schema from './schema.ts';

/** What repositories work on: either database, or a transaction of it. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** An open database. */
export type Connection = {
  db: Database;
  /** For people, as "PGlite, PostgreSQL 18.6". */
  engine: string;
  /** Runs `work` while no other server process prepares the same database. Its `db` knows no timeouts. */
  exclusively: (work: (db: Database) => Promise<void>) => Promise<void>;
  close: () => Promise<void>;
};

/**
 * Opens the Postgres server of `databaseUrl`, else the embedded database in `folder`.
 * @throws StartError when the database cannot be opened
 */
export function connect(options: {
  databaseUrl: string | undefined;
  folder: string;
}): Promise<Connection> {
  return options.databaseUrl
    ? connectPostgres(options.databaseUrl)
    : connectEmbedded(options.folder);
}
