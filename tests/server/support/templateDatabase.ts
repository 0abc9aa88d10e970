import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { connect } from '../../../server/db/connect.ts';
import { embedded } from '../../../server/db/embedded.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { paths } from '../../../server/paths.ts';

/** Path of a kept PGlite with empty tables. Other migrations have another path. */
function keptAs(kind: 'embedded' | 'memory'): string {
  const migrations = readMigrationFiles({ migrationsFolder: paths.migrations });
  // Another PGlite release has another program.
  const { size } = statSync(new URL('./pglite.wasm', import.meta.resolve('@electric-sql/pglite')));
  const key = createHash('sha256').update(`${size} ${migrations.map(({ hash }) => hash)}`);
  key.update(readFileSync(join(paths.root, 'server/db/migrate.ts')));
  const name = `${kind}-${key.digest('hex').slice(0, 16)}`;
  return join(paths.root, 'node_modules/.cache/hemline', name);
}

/** Folder of an embedded database with empty tables, to be copied. */
export async function templateDatabase(): Promise<string> {
  const kept = keptAs('embedded');
  if (existsSync(kept)) return kept;
  const unfinished = `${kept}.${process.pid}`;
  // Takes a fifth of the time of creating and migrating another one.
  const client = await PGlite.create({ dataDir: unfinished, loadDataDir: await memoryTemplate() });
  await client.close();
  keep(unfinished, kept);
  return kept;
}

/** Dump of a PGlite with empty tables. */
export async function memoryTemplate(): Promise<Blob> {
  const kept = keptAs('memory');
  if (!existsSync(kept)) {
    const client = await PGlite.create();
    const { db, close } = await embedded(client);
    await migrate(db);
    const dump = await client.dumpDataDir('none');
    await close();
    mkdirSync(dirname(kept), { recursive: true });
    const unfinished = `${kept}.${process.pid}`;
    writeFileSync(unfinished, new Uint8Array(await dump.arrayBuffer()));
    keep(unfinished, kept);
  }
  return new Blob([readFileSync(kept)]);
}

/** Moves a finished PGlite to its path, and removes those of other migrations. */
function keep(finished: string, kept: string): void {
  try {
    renameSync(finished, kept);
  } catch (error) {
    // Another worker was faster.
    if (!existsSync(kept)) throw error;
    rmSync(finished, { recursive: true });
  }
  const [kind] = basename(kept).split('-');
  for (const name of readdirSync(dirname(kept))) {
    const isPast = name.startsWith(`${kind}-`) && !name.startsWith(basename(kept));
    if (isPast) rmSync(join(dirname(kept), name), { recursive: true, force: true });
  }
}

export async function migrateAt(options: Parameters<typeof connect>[0]): Promise<void> {
  const { db, close } = await connect(options);
  await migrate(db).finally(close);
}
