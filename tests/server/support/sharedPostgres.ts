import { findPostgres, makeDatabase, startPostgres } from './privatePostgres.ts';

const given = process.env.TEST_DATABASE_URL;
const found = findPostgres();

/** Whether there is a Postgres for tests, and what is said beside the names of suites where there is none. */
export const noPostgres = !given && 'missing' in found ? ` (skipped: ${found.missing})` : '';

// Not of this module, which a test may read anew.
const worker = globalThis as { hemlinePostgres?: Promise<string> };

/** An empty database of its own, on the server of TEST_DATABASE_URL or on one for all files of this worker. */
export async function newDatabase(): Promise<string> {
  if (given) return makeDatabase(given);
  if ('missing' in found) throw new Error(found.missing);
  worker.hemlinePostgres ??= startPostgres(found.folder).then(({ url }) => url);
  return makeDatabase(await worker.hemlinePostgres);
}
