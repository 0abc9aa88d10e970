import { afterAll, beforeAll, describe } from 'vitest';
import { findPostgres, makeDatabase, startPostgres } from '../../server/support/privatePostgres.ts';
import { temporaryFolder } from '../../server/support/temporaryFolder.ts';

const given = process.env.TEST_DATABASE_URL;
const found = findPostgres();
const reason = !given && 'missing' in found ? ` (skipped: ${found.missing})` : '';

/** The settings of a server in a process of its own, with an empty database. */
type NewDatabase = () => Promise<Record<string, string>>;

/** Runs a suite for servers on the embedded database, and on a real Postgres. */
export function eachDatabase(name: string, suite: (newDatabase: NewDatabase) => void): void {
  describe(`${name}, on the embedded database`, () => {
    suite(async () => ({ DATA_DIR: temporaryFolder() }));
  });
  describe.skipIf(reason !== '')(`${name}, on Postgres${reason}`, () => {
    let url = given ?? '';
    let stop = async () => {};
    beforeAll(async () => {
      if (!given && 'folder' in found) ({ url, stop } = await startPostgres(found.folder));
    });
    afterAll(() => stop());
    suite(async () => ({ DATA_DIR: temporaryFolder(), DATABASE_URL: await makeDatabase(url) }));
  });
}
