import { createHash } from 'node:crypto';
import { cpSync, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { connect } from '../../../server/db/connect.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { paths } from '../../../server/paths.ts';
import { makeDatabase } from './privatePostgres.ts';
import { newDatabase } from './sharedPostgres.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/*
 * Databases with all tables and nothing in them, for servers in processes of their own. Making one takes
 * longer than most of what is tried on it, so it is made once, and copied.
 */

/** A data folder with an embedded one. */
export async function migratedFolder(): Promise<string> {
  const folder = temporaryFolder();
  cpSync(await keptFolder(), join(folder, 'db'), { recursive: true });
  return folder;
}

/** The address of one on Postgres. */
export async function migratedDatabase(): Promise<string> {
  template ??= makeTemplate();
  const url = new URL(await template);
  return makeDatabase(url.href, url.pathname.slice(1));
}

async function keptFolder(): Promise<string> {
  const migrations = readMigrationFiles({ migrationsFolder: paths.migrations });
  // Another release of PGlite has another program.
  const { size } = statSync(new URL('./pglite.wasm', import.meta.resolve('@electric-sql/pglite')));
  const key = createHash('sha256').update(`${size} ${migrations.map(({ hash }) => hash)}`);
  const name = `embedded-${key.digest('hex').slice(0, 16)}`;
  const kept = join(paths.root, 'node_modules/.cache/hemline', name);
  if (existsSync(kept)) return kept;
  const unfinished = `${kept}.${process.pid}`;
  await migrateAt({ databaseUrl: undefined, folder: unfinished });
  try {
    renameSync(unfinished, kept);
  } catch (error) {
    // Another worker was quicker.
    if (!existsSync(kept)) throw error;
    rmSync(unfinished, { recursive: true });
  }
  return kept;
}

let template: Promise<string> | undefined;

async function makeTemplate(): Promise<string> {
  const databaseUrl = await newDatabase();
  await migrateAt({ databaseUrl, folder: '' });
  return databaseUrl;
}

async function migrateAt(options: Parameters<typeof connect>[0]): Promise<void> {
  const { db, close } = await connect(options);
  await migrate(db).finally(close);
}
