import { Socket } from 'node:net';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Client, ClientBase, DatabaseError, Pool } from 'pg';
import { StartError } from '../errors.ts';
import type { Connection, Database } from './database.ts';
import { defaultTimeouts, isPooled, noTimeouts, setTimeouts } from './postgresTimeouts.ts';
import { whilePreparing } from './preparationLock.ts';
import * as schema from './schema.ts';

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
  const settings = {
    connectionString: url,
    connectionTimeoutMillis: timeouts.connection,
    keepAlive: true,
  };
  let hasPooler = false;
  const pool = new pg.Pool({
    ...settings,
    query_timeout: timeouts.query,
    stream: () => openSocket(timeouts.silence),
    onConnect: async (client) => {
      hasPooler = await isPooled(client);
      if (!hasPooler) await client.query(setTimeouts('set', timeouts));
    },
  });
  // A query fails when its connection ends, and the pool replaces it. An error that nobody listens to
  // would end the process, and the pool listens to idle connections alone.
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  const version = await serverVersion(pool, pg.DatabaseError);

  /** As drizzle's own, after `settings` in SQL. */
  const transactionOn =
    (client: ClientBase, settings: string): NodePgDatabase<typeof schema>['transaction'] =>
    (work, config) =>
      drizzle({ client: client as Client, schema }).transaction(async (tx) => {
        if (settings) await client.query(settings);
        return work(tx);
      }, config);

  const db = drizzle({ client: pool, schema });
  // By itself drizzle never gives back a connection on which `begin` fails.
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      const settings = hasPooler ? setTimeouts('set local', timeouts) : '';
      return await transactionOn(client, settings)(work, config);
    } finally {
      client.release();
    }
  };

  /** On a connection without timeouts, as a migration may take long, beside one that holds the lock. */
  async function exclusively(work: (db: Database) => Promise<void>): Promise<void> {
    const [holder, client] = [new pg.Client(settings), new pg.Client(settings)];
    client.on('error', ignore);
    const own = drizzle({ client, schema });
    own.transaction = transactionOn(client, setTimeouts('set local', noTimeouts));
    try {
      await whilePreparing(holder, { pool, notice: timeouts.notice }, async () => {
        await client.connect();
        await work(own);
      });
    } finally {
      // Ending the connection frees the lock, whatever state it is in.
      await Promise.all([client.end(), holder.end()]);
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

async function serverVersion(pool: Pool, Refusal: typeof DatabaseError): Promise<string> {
  try {
    const { rows } = await pool.query<{ server_version: string }>('show server_version');
    return rows[0]?.server_version.split(' ')[0] ?? 'of unknown version';
  } catch (error) {
    await pool.end();
    const reason = error instanceof Error ? error.message || error.name : String(error);
    const problem =
      error instanceof Refusal
        ? `refuses the connection (${reason}). Check its user, password and name`
        : `does not answer (${reason}). Check its address`;
    throw new StartError(
      `The database of DATABASE_URL ${problem}, or unset it to use the embedded one.`,
    );
  }
}
