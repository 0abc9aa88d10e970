import { findPostgres, makeDatabase, startPostgres } from './privatePostgres.ts';

const given = process.env.TEST_DATABASE_URL;
const found = findPostgres();

/** Suffix of suite names without a Postgres for tests; empty if there is one. */
export const noPostgres = !given && 'missing' in found ? ` (skipped: ${found.missing})` : '';

// Global, because a test may reload this module.
const worker = globalThis as { hemlinePostgres?: Promise<string> };

/** An empty database on the server of TEST_DATABASE_URL, or on one for all files of this worker. */
export async function newDatabase(): Promise<string> {
  if (given) return makeDatabase(given);
  if ('missing' in found) throw new Error(found.missing);
  worker.hemlinePostgres ??= startPostgres(found.folder).then(({ url }) => url);
  return makeDatabase(await worker.hemlinePostgres);
}
