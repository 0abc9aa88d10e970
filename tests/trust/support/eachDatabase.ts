import { describe } from 'vitest';
import { migratedDatabase, migratedFolder } from '../../server/support/migrated.ts';
import { noPostgres } from '../../server/support/sharedPostgres.ts';
import { temporaryFolder } from '../../server/support/temporaryFolder.ts';

/** Settings of a server in its own process, with an empty database. */
type NewDatabase = () => Promise<Record<string, string>>;

/** Runs a suite for servers on the embedded database, and on a real Postgres. */
export function eachDatabase(name: string, suite: (newDatabase: NewDatabase) => void): void {
  describe(`${name}, on the embedded database`, () => {
    suite(async () => ({ DATA_DIR: await migratedFolder() }));
  });
  describe.skipIf(noPostgres)(`${name}, on Postgres${noPostgres}`, () => {
    suite(async () => ({
      ...{ DATA_DIR: temporaryFolder(), DATABASE_URL: await migratedDatabase() },
    }));
  });
}
