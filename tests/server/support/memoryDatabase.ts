import { existsSync, statSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Connection } from '../../../server/db/database.ts';
import { embedded } from '../../../server/db/embedded.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { paths } from '../../../server/paths.ts';

const cache = join(paths.root, 'node_modules/.cache/hemline');
// Another release of PGlite has another program, and so another file.
const { size } = statSync(new URL('./pglite.wasm', import.meta.resolve('@electric-sql/pglite')));
const emptyDatabase = join(cache, `pglite-${size}.tar`);

/** A PGlite in memory with all tables. Making one takes seconds, so an empty one is kept on disk. */
export async function openMemoryDatabase(): Promise<Connection> {
  const connection = await embedded(await openEmpty());
  await migrate(connection.db);
  return connection;
}

async function openEmpty(): Promise<PGlite> {
  if (existsSync(emptyDatabase)) {
    return PGlite.create({ loadDataDir: new Blob([await readFile(emptyDatabase)]) });
  }
  const client = await PGlite.create();
  const dump = await client.dumpDataDir('none');
  const unfinished = `${emptyDatabase}.${process.pid}`;
  await mkdir(cache, { recursive: true });
  await writeFile(unfinished, new Uint8Array(await dump.arrayBuffer()));
  await rename(unfinished, emptyDatabase);
  return client;
}
