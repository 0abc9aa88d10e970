import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { connect } from '../../../server/db/connect.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { paths } from '../../../server/paths.ts';

/** Where a PGlite with empty tables is kept, by its kind: other migrations have another file. */
export function keptAs(kind: string): string {
  const migrations = readMigrationFiles({ migrationsFolder: paths.migrations });
  // Another PGlite release has another program.
  const { size } = statSync(new URL('./pglite.wasm', import.meta.resolve('@electric-sql/pglite')));
  const key = createHash('sha256').update(`${size} ${migrations.map(({ hash }) => hash)}`);
  const name = `${kind}-${key.digest('hex').slice(0, 16)}`;
  return join(paths.root, 'node_modules/.cache/hemline', name);
}

/** Folder of an embedded database with empty tables, to be copied. */
export async function templateDatabase(): Promise<string> {
  const kept = keptAs('embedded');
  if (existsSync(kept)) return kept;
  mkdirSync(dirname(kept), { recursive: true });
  const unfinished = `${kept}.${process.pid}`;
  await migrateAt({ databaseUrl: undefined, folder: unfinished });
  try {
    renameSync(unfinished, kept);
  } catch (error) {
    // Another worker was faster.
    if (!existsSync(kept)) throw error;
    rmSync(unfinished, { recursive: true });
  }
  return kept;
}

export async function migrateAt(options: Parameters<typeof connect>[0]): Promise<void> {
  const { db, close } = await connect(options);
  await migrate(db).finally(close);
}
