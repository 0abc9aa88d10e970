import type { Pool } from 'pg';
import { StartError } from '../errors.ts';
import type { Connection } from './connect.ts';
import * as schema from './schema.ts';

/** Any number that the server's other programs do not use: "hemline" in a telephone's digits. */
const preparationLock = 4365463;

/**
 * Opens a pool to a Postgres server, or to a distributed database that speaks its protocol. The
 * driver is loaded only when it is used.
 */
export async function connectPostgres(url: string): Promise<Connection> {
  const { default: pg } = await import('pg');
  const { drizzle } = await import('drizzle-orm/node-postgres');
  const pool = new pg.Pool({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // A connection that drops while idle is replaced by the pool; unheard, it would end the process.
  pool.on('error', () => {});
  const version = await serverVersion(pool);
  return {
    db: drizzle({ client: pool, schema }),
    engine: `PostgreSQL ${version}`,
    exclusively: (work) => withAdvisoryLock(pool, work),
    close: () => pool.end(),
  };
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

async function withAdvisoryLock(pool: Pool, work: () => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [preparationLock]);
    await work();
  } finally {
    // Ending the session frees the lock, whatever state it is in.
    client.release(true);
  }
}
