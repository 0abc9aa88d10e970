import { sql } from 'drizzle-orm';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type { PgDialect, PgSession } from 'drizzle-orm/pg-core';
import { StartError } from '../errors.ts';
import { paths } from '../paths.ts';
import { type Database, findRows } from './database.ts';

const config = { migrationsFolder: paths.migrations };

/**
 * Applies the missing migrations, in one transaction.
 * @param last the migration to stop after
 * @throws StartError when the tables are those of a newer release
 */
export async function migrate(db: Database, last = Number.POSITIVE_INFINITY) {
  const migrations = readMigrationFiles(config);
  const newest = migrations.at(-1)?.folderMillis ?? 0;
  if ((await lastMigration(db)) > newest) {
    throw new StartError(
      'The database is of a newer release of the shop than this program: start that release, or restore the backup from before the update.',
    );
  }
  // The drivers' own migrate functions are this call, each for its own class.
  const { dialect, session } = db as unknown as { dialect: PgDialect; session: PgSession };
  const wanted = migrations.filter(({ folderMillis }) => folderMillis <= last);
  await dialect.migrate(wanted.map(withoutTimeout), session, config);
}

/** The role or the database may have a timeout, which is for the shop's requests. */
function withoutTimeout(migration: MigrationMeta): MigrationMeta {
  return { ...migration, sql: ['set local statement_timeout = 0', ...migration.sql] };
}

export function knowsMigration(migration: number): boolean {
  return readMigrationFiles(config).some(({ folderMillis }) => folderMillis === migration);
}

/** The last migration that was applied, by its time in the journal; 0 where there was none. */
export async function lastMigration(db: Database): Promise<number> {
  const table = 'drizzle.__drizzle_migrations';
  const [found] = await findRows<{ there: boolean }>(
    db,
    sql`select to_regclass(${table}) is not null as there`,
  );
  if (!found?.there) return 0;
  const [last] = await findRows<{ at: string }>(
    db,
    sql`select max(created_at)::text as at from drizzle.__drizzle_migrations`,
  );
  return Number(last?.at ?? 0);
}
