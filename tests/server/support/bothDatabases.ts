import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, describe } from 'vitest';
import type { Connection } from '../../../server/db/database.ts';
import { migrate } from '../../../server/db/migrate.ts';
import * as schema from '../../../server/db/schema.ts';
import { openMemoryDatabase } from './memoryDatabase.ts';
import { findPostgres, makeDatabase, startPostgres } from './privatePostgres.ts';

const given = process.env.TEST_DATABASE_URL;
const found = findPostgres();
const reason = !given && 'missing' in found ? ` (skipped: ${found.missing})` : '';

/** Connections of the pool: with one, as PGlite has, no race ever shows. */
const poolSize = 25;

/** Opens a database of its own, which is closed after the suite. */
type Open = () => Promise<Connection>;

/** Runs a suite on a database in memory, and on a real Postgres with many connections. */
export function onBothDatabases(name: string, suite: (open: Open) => void): void {
  describe(`${name} on PGlite`, () => {
    const opened: Connection[] = [];
    afterAll(() => closeAll(opened));
    suite(() => keep(opened, openMemoryDatabase()));
  });
  onPostgres(name, suite);
}

/** Runs a suite on a real Postgres with many connections. */
export function onPostgres(name: string, suite: (open: Open) => void): void {
  describe.skipIf(reason !== '')(`${name} on Postgres${reason}`, () => {
    const opened: Connection[] = [];
    let url = given ?? '';
    let stop = async () => {};
    beforeAll(async () => {
      if (!given && 'folder' in found) ({ url, stop } = await startPostgres(found.folder));
    });
    // In one hook: a suite that failed half-way must not leave a server behind.
    afterAll(() => closeAll(opened).finally(stop));
    suite(() => keep(opened, openPostgres(url)));
  });
}

async function openPostgres(url: string): Promise<Connection> {
  const pool = new pg.Pool({ connectionString: await makeDatabase(url), max: poolSize });
  const db = drizzle({ client: pool, schema });
  await migrate(db);
  return {
    db,
    engine: 'Postgres for tests',
    exclusively: (work) => work(db),
    close: () => pool.end(),
  };
}

async function keep(opened: Connection[], opening: Promise<Connection>): Promise<Connection> {
  const connection = await opening;
  opened.push(connection);
  return connection;
}

async function closeAll(opened: Connection[]): Promise<void> {
  await Promise.all(opened.map(({ close }) => close()));
}
