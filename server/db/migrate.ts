import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { PgDialect, PgSession } from 'drizzle-orm/pg-core';
import { paths } from '../paths.ts';
import type { Database } from './database.ts';

const config = { migrationsFolder: paths.migrations };

/** Brings the tables up to date. Each migration is applied once, all of them in one transaction. */
export async function migrate(db: Database): Promise<void> {
  // The drivers' own migrate functions are this call, each for its own class.
  const { dialect, session } = db as unknown as { dialect: PgDialect; session: PgSession };
  await dialect.migrate(readMigrationFiles(config), session, config);
}
