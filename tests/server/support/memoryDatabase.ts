import { existsSync, statSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Connection } from '../../../server/db/database.ts';
import { embedded, vacuumChanged } from '../../../server/db/embedded.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { paths } from '../../../server/paths.ts';
import { emptyDatabase } from './emptyDatabase.ts';

const cache = join(paths.root, 'node_modules/.cache/hemline');
// Another PGlite release has another program, and so another file.
const { size } = statSync(new URL('./pglite.wasm', import.meta.resolve('@electric-sql/pglite')));
const templateDatabase = join(cache, `pglite-${size}.tar`);

/** A database in memory. After closing, it is emptied and reused. */
export type MemoryDatabase = Connection & {
  /** Closes it permanently: further queries fail. */
  destroy: () => Promise<void>;
};

/** Opening one takes ten times as long as emptying one. */
const closed: PGlite[] = [];

/** A PGlite in memory with empty tables. */
export async function openMemoryDatabase(): Promise<MemoryDatabase> {
  const kept = closed.pop();
  // What a test set for its session would hold for the next one.
  await kept?.exec('reset all');
  const client = kept ?? (await openEmpty());
  const connection = await embedded(client);
  if (kept) {
    await emptyDatabase(connection.db);
    // Nothing else frees space for new rows.
    await vacuumChanged(client);
  } else await migrate(connection.db);
  let open = true;
  const once = (end: () => unknown) => async () => {
    if (open) {
      open = false;
      await end();
    }
  };
  return {
    ...connection,
    close: once(() => closed.push(client)),
    destroy: once(connection.close),
  };
}

async function openEmpty(): Promise<PGlite> {
  if (existsSync(templateDatabase)) {
    return PGlite.create({ loadDataDir: new Blob([await readFile(templateDatabase)]) });
  }
  const client = await PGlite.create();
  const dump = await client.dumpDataDir('none');
  const unfinished = `${templateDatabase}.${process.pid}`;
  await mkdir(cache, { recursive: true });
  await writeFile(unfinished, new Uint8Array(await dump.arrayBuffer()));
  await rename(unfinished, templateDatabase);
  return client;
}
