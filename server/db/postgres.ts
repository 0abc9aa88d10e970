import { Socket } from 'node:net';
import type { Pool } from 'pg';
import { StartError } from '../errors.ts';
import type { Connection, Database } from './database.ts';
import * as schema from './schema.ts';

/** Any number that the server's other programs do not use: "hemline" in a telephone's digits. */
const preparationLock = 4365463;

/** Milliseconds until a database that is away or frozen counts as unavailable. */
type DatabaseTimeouts = {
  /** For a connection: a new one, or one of the pool's that is in use. */
  connection: number;
  /** For a statement, which Postgres then cancels. */
  statement: number;
  /** Without a byte from Postgres; longer than a statement may take. */
  silence: number;
};

const defaultTimeouts: DatabaseTimeouts = { connection: 3000, statement: 8000, silence: 10_000 };

/**
 * Opens a pool to a Postgres server, or to a distributed database that speaks its protocol. The
 * driver is loaded only when it is used.
 */
export async function connectPostgres(
  url: string,
  timeouts = defaultTimeouts,
): Promise<Connection> {
  const { default: pg } = await import('pg');
  const { drizzle } = await import('drizzle-orm/node-postgres');
  const settings = { connectionString: url, connectionTimeoutMillis: timeouts.connection };
  const pool = new pg.Pool({
    ...settings,
    keepAlive: true,
    statement_timeout: timeouts.statement,
    idle_in_transaction_session_timeout: timeouts.silence,
    stream: () => openSocket(timeouts.silence),
  });
  // A query fails when its connection ends, and the pool replaces it. An error that nobody listens to
  // would end the process, and the pool listens to idle connections alone.
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  const version = await serverVersion(pool);

  const db = drizzle({ client: pool, schema });
  // By itself drizzle never gives back a connection on which `begin` fails.
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      return await drizzle({ client, schema }).transaction(work, config);
    } finally {
      client.release();
    }
  };

  /** On a connection of its own without timeouts: a migration may take long, and so may waiting. */
  async function exclusively(work: (db: Database) => Promise<void>): Promise<void> {
    const client = new pg.Client(settings);
    client.on('error', ignore);
    await client.connect();
    try {
      await client.query('select pg_advisory_lock($1)', [preparationLock]);
      await work(drizzle({ client, schema }));
    } finally {
      // Ending the session frees the lock, whatever state it is in.
      await client.end();
    }
  }

  return {
    db,
    engine: `PostgreSQL ${version}`,
    exclusively,
    pool: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}

function ignore(): void {}

/** Ends by itself after so much silence: a frozen server keeps its connections open. */
function openSocket(silence: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(silence, () => {
    const error = new Error('The database does not answer');
    socket.destroy(Object.assign(error, { code: 'ETIMEDOUT' }));
  });
}

async function serverVersion(pool: Pool): Promise<string> {
  try {
    const { rows } = await pool.query<{ server_version: string }>('show server_version');
    return rows[0]?.server_version.split(' ')[0] ?? 'of unknown version';
  } catch (error) {
    await pool.end();
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new StartError(
      `The database of DATABASE_URL does not answer (${reason}). Check its address, or unset it to use the embedded one.`,
    );
  }
}
