import { AsyncLocalStorage } from 'node:async_hooks';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, describe } from 'vitest';
import type { Connection } from '../../../server/db/database.ts';
import { emptyDatabase } from './emptyDatabase.ts';
import { openMemoryDatabase } from './memoryDatabase.ts';
import { migratedDatabase } from './migrated.ts';
import { noPostgres } from './sharedPostgres.ts';

/** Connections of the pool: with one, as in PGlite, races never show. */
const poolSize = 25;

type Suite = (
  /** The suite's own database; use it in hooks and tests. */
  database: () => Connection,
  /** Opens another database. All are closed after the suite. */
  another: () => Promise<Connection>,
  /** Number of rounds of a race. PGlite has one connection, so its rounds are all alike. */
  rounds: (onPostgres: number) => number,
) => void;

/** Runs a suite on a database in memory, and on a real Postgres with many connections. */
export function onBothDatabases(name: string, suite: Suite): void {
  onPGlite(name, suite);
  onPostgres(name, suite);
}

/**
 * Runs a suite on a real Postgres; without one, on a database in memory. For rules whose calls other
 * tests make on PGlite. A query outside a transaction during it, for which PGlite would wait
 * forever, fails.
 */
export function onEitherDatabase(name: string, suite: Suite): void {
  if (noPostgres) onPGlite(name, suite);
  else onPostgres(name, suite, () => openPostgres(refuseNested));
}

function onPGlite(name: string, suite: Suite): void {
  describe(`${name} on PGlite`, () => withDatabase(suite, openMemoryDatabase, () => 1));
}

/** Runs a suite on a real Postgres with many connections. */
export function onPostgres(name: string, suite: Suite, open = () => openPostgres()): void {
  describe.skipIf(noPostgres)(`${name} on Postgres${noPostgres}`, () =>
    withDatabase(suite, open, (count) => count),
  );
}

/** Unused databases with all tables, for reuse: emptying is faster than creating. */
const closed: string[] = [];

async function openPostgres(prepare?: typeof refuseNested): Promise<Connection> {
  const kept = closed.pop();
  const connectionString = kept ?? (await migratedDatabase());
  const pool = new pg.Pool({ connectionString, max: poolSize });
  const db = drizzle({ client: pool });
  prepare?.(pool, db);
  if (kept) await emptyDatabase(db);
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

const transactions = new AsyncLocalStorage<{ isOpen: boolean }>();

function refuseNested(pool: pg.Pool, db: ReturnType<typeof drizzle>) {
  const check = () => {
    if (!transactions.getStore()?.isOpen) return;
    throw new Error('Use the transaction: on PGlite, this query would wait for its end');
  };
  const query = pool.query.bind(pool) as (...given: unknown[]) => unknown;
  pool.query = ((...given: unknown[]) => {
    check();
    return query(...given);
  }) as typeof pool.query;
  const begin = db.transaction.bind(db);
  db.transaction = async (...given) => {
    check();
    const state = { isOpen: true };
    return transactions
      .run(state, () => begin(...given))
      .finally(() => {
        state.isOpen = false;
      });
  };
}

function withDatabase(
  suite: Suite,
  open: () => Promise<Connection>,
  rounds: (count: number) => number,
): void {
  const opened: Connection[] = [];
  const another = async () => {
    const connection = await open();
    opened.push(connection);
    return connection;
  };
  let own: Connection;
  beforeAll(async () => {
    own = await another();
  });
  afterAll(() => Promise.all(opened.map(({ close }) => close())));
  suite(() => own, another, rounds);
}
