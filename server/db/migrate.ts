import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { StartError } from '../errors.ts';
import { paths } from '../paths.ts';
import { type Database, findRows, sqlState } from './database.ts';

const config = { migrationsFolder: paths.migrations };

/**
 * Applies the missing migrations, in one transaction.
 * @param last the migration to stop after
 * @throws StartError when the tables are those of a newer release, or may not be changed
 */
export async function migrate(db: Database, last = Number.POSITIVE_INFINITY) {
  try {
    await applyMissing(db, last);
  } catch (error) {
    throw (await refusalOf(db, error)) ?? error;
  }
}

async function applyMissing(db: Database, last: number) {
  const migrations = readMigrationFiles(config);
  const newest = migrations.at(-1)?.folderMillis ?? 0;
  const applied = await lastMigration(db);
  if (applied > newest) {
    throw new StartError(
      'The database is of a newer release of the shop than this program: start that release, or restore the backup from before the update.',
    );
  }
  const missing = migrations.filter(
    ({ folderMillis }) => folderMillis > applied && folderMillis <= last,
  );
  if (missing.length === 0) return;
  const schema = await findMigrationsSchema(db);
  const table = migrationsTable(schema);
  // Drizzle's own function creates the schema, for which a role with one schema has no right.
  await db.transaction(async (tx) => {
    // The role or the database may have a timeout, which is for the shop's requests.
    await tx.execute(sql`set local statement_timeout = 0`);
    if (applied === 0) {
      if (schema === ownSchema) await tx.execute(sql`create schema if not exists drizzle`);
      await tx.execute(
        sql`create table if not exists ${table} (id serial primary key, hash text not null, created_at bigint)`,
      );
    }
    for (const { sql: statements, hash, folderMillis } of missing) {
      for (const statement of statements) await tx.execute(sql.raw(inSearchPath(statement)));
      await tx.execute(
        sql`insert into ${table} (hash, created_at) values (${hash}, ${folderMillis})`,
      );
    }
  });
}

/** Drizzle writes the default schema's name; the shop uses the first one of search_path. */
function inSearchPath(statement: string): string {
  return statement.replaceAll('"public".', '');
}

/** Drizzle's schema for the list of migrations, for shops in the default schema. */
const ownSchema = 'drizzle';

export const migrationsTableName = '__drizzle_migrations';

const migrationsTable = (schema: string) =>
  sql`${sql.identifier(schema)}.${sql.identifier(migrationsTableName)}`;

/**
 * Schema of the list of migrations: beside the tables, unless these are in the default schema.
 * @throws StartError when search_path begins with a different schema than the tables'
 */
export async function findMigrationsSchema(db: Database): Promise<string> {
  const [found] = await findRows<{ schema: string; shop: string | null }>(
    db,
    sql`select current_schema()::text as schema, (
      select nspname::text from pg_class join pg_namespace n on n.oid = relnamespace
      where pg_class.oid = to_regclass('order_numbers')) as shop`,
  );
  const { schema = 'public', shop = null } = found ?? {};
  if (shop !== null && shop !== schema) {
    throw new StartError(
      `The tables of the shop are in the schema ${shop}, but search_path begins with ${schema}: set search_path to ${shop} alone, or for another shop to ${schema} alone.`,
    );
  }
  return schema === 'public' ? ownSchema : schema;
}

/** Explains a migration that Postgres refuses; undefined for other failures. */
async function refusalOf(db: Database, error: unknown): Promise<StartError | undefined> {
  const state = sqlState(error);
  if (state === '25006') {
    return new StartError(
      'The database of DATABASE_URL is read-only, as a standby is: set DATABASE_URL to its primary server.',
    );
  }
  if (state !== '42501') return undefined;
  const reason = error instanceof Error && error.cause instanceof Error ? error.cause.message : '';
  const [names] = await findRows<Record<'role' | 'database' | 'schema', string>>(
    db,
    sql`select quote_ident(current_user) as role, quote_ident(current_database()) as database,
      quote_ident(current_schema()) as schema`,
  );
  const { role = '', database = '', schema = '' } = names ?? {};
  return new StartError(
    `The user of DATABASE_URL may not create the shop’s tables (${reason}). As an administrator run "grant create on database ${database} to ${role}; grant usage, create on schema ${schema} to ${role}", or use the user that owns the tables.`,
  );
}

export function knowsMigration(migration: number): boolean {
  return readMigrationFiles(config).some(({ folderMillis }) => folderMillis === migration);
}

/** The last applied migration, by its time in the journal; 0 without one. */
export async function lastMigration(db: Database): Promise<number> {
  const schema = await findMigrationsSchema(db);
  const [found] = await findRows<{ there: boolean }>(
    db,
    sql`select exists (select from pg_class where relname = ${migrationsTableName}
      and relnamespace = (select oid from pg_namespace where nspname = ${schema})) as there`,
  );
  if (!found?.there) return 0;
  const [last] = await findRows<{ at: string }>(
    db,
    sql`select max(created_at)::text as at from ${migrationsTable(schema)}`,
  );
  return Number(last?.at ?? 0);
}
