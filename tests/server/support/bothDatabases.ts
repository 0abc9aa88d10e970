import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, describe } from 'vitest';
import type { Connection } from '../../../server/db/database.ts';
import { migrate } from '../../../server/db/migrate.ts';
import * as schema from '../../../server/db/schema.ts';
import { emptyDatabase } from './emptyDatabase.ts';
import { openMemoryDatabase } from './memoryDatabase.ts';
import { newDatabase, noPostgres } from './sharedPostgres.ts';

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
  describe.skipIf(noPostgres)(`${name} on Postgres${noPostgres}`, () => {
    const opened: Connection[] = [];
    afterAll(() => closeAll(opened));
    suite(() => keep(opened, openPostgres()));
  });
}

/** Databases that nobody uses any more: with all their tables, they are made faster than new ones. */
const closed: string[] = [];

async function openPostgres(): Promise<Connection> {
  const kept = closed.pop();
  const connectionString = kept ?? (await newDatabase());
  const pool = new pg.Pool({ connectionString, max: poolSize });
  const db = drizzle({ client: pool, schema });
  await (kept ? emptyDatabase(db) : migrate(db));
  return {
    db,
    engine: 'Postgres for tests',
    exclusively: (work) => work(db),
    close: async () => {
      await pool.end();
      closed.push(connectionString);
    },
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
