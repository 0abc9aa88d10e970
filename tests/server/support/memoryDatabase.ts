import { PGlite } from '@electric-sql/pglite';
import type { Connection } from '../../../server/db/database.ts';
import { embedded, vacuumChanged } from '../../../server/db/embedded.ts';
import { emptyDatabase } from './emptyDatabase.ts';
import { memoryTemplate } from './templateDatabase.ts';

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
  const client = kept ?? (await PGlite.create({ loadDataDir: await memoryTemplate() }));
  const connection = await embedded(client);
  if (kept) {
    await emptyDatabase(connection.db);
    // Nothing else frees space for new rows.
    await vacuumChanged(client);
  }
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
