import { Socket } from 'node:net';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Client, ClientBase, Pool, QueryConfig } from 'pg';
import { type Connection, type Database, sqlState, stalePlan } from './database.ts';
import { checkServer } from './postgresProblems.ts';

/** Milliseconds until an absent or frozen database counts as unavailable. */
type DatabaseTimeouts = {
  /** For a connection: a new one, or one of the pool's that is in use. */
  connection: number;
  /** For a statement, which Postgres then cancels. */
  statement: number;
  /**
   * For the reply, in this process: Postgres may be unable to cancel it. Longer than `statement`.
   */
  query: number;
  /** Without a byte from Postgres, and for an idle transaction; longer than `query`. */
  silence: number;
  /** Until the log reports that a start waits for another one. */
  notice: number;
};

export const defaultTimeouts: DatabaseTimeouts = {
  connection: 3000,
  statement: 8000,
  query: 9000,
  silence: 10_000,
  notice: 5000,
};

/** For work without a time limit. */
export const noTimeouts = { statement: 0, query: 0, silence: 0 };

/**
 * SQL that sets timeouts for the session (`set`) or a transaction (`set local`): PgBouncer refuses
 * startup parameters (https://www.pgbouncer.org/config.html#ignore_startup_parameters).
 */
function setTimeouts(
  set: 'set' | 'set local',
  { statement, silence }: Pick<DatabaseTimeouts, 'statement' | 'silence'>,
): string {
  return `${set} statement_timeout = ${statement}; ${set} idle_in_transaction_session_timeout = ${silence}`;
}

/**
 * Returns true behind a pooler such as PgBouncer, which may run each transaction in another
 * session: settings must not be set for a session. Its process id at the start of a connection is
 * its own (BackendKeyData, https://www.postgresql.org/docs/current/protocol-flow.html).
 */
async function isPooled(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  // Not in the types of `pg`.
  const { processID } = client as ClientBase & { processID?: number };
  return rows[0]?.pid !== processID;
}

/** Opens a pool to a Postgres server or a compatible database. Loads the driver only if used. */
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
  // A query fails when its connection ends, and the pool replaces it. An unhandled error event
  // would end the process, and the pool handles those of idle connections only.
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  const version = await checkServer(pool, pg.DatabaseError).catch(async (error) => {
    await pool.end();
    throw error;
  });

  /** Like drizzle's own, after `settings` in SQL. */
  const transactionOn =
    (client: Pick<ClientBase, 'query'>, settings: string): NodePgDatabase['transaction'] =>
    (work, config) =>
      drizzle({ client: client as Client }).transaction(async (tx) => {
        if (settings) await client.query(settings);
        return work(tx);
      }, config);

  const db = drizzle({ client: pool });
  // False once a newer release has changed the type of a column: what was prepared before fails.
  let prepares = true;
  // Drizzle leaks a connection if `begin` fails on it.
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      return hasPooler
        ? await transactionOn(client, setTimeouts('set local', timeouts))(work, config)
        : await transactionOn(prepares ? preparing(client) : client, '')(work, config);
    } catch (error) {
      if (sqlState(error) === stalePlan) prepares = false;
      throw error;
    } finally {
      client.release();
    }
  };

  /** On a connection without timeouts, since migrations may take long; another holds the lock. */
  async function exclusively(work: (db: Database) => Promise<void>) {
    const [holder, client] = [new pg.Client(settings), new pg.Client(settings)];
    client.on('error', ignore);
    const own = drizzle({ client });
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

/** Names of prepared statements, by their texts. */
const prepared = new Map<string, string>();

/** Statements that a connection keeps at most: some have a text for each number of values. */
const mostPrepared = 200;

/**
 * The client of a transaction, whose statements Postgres parses once for each connection. Lists of
 * the catalogue are not among them: their best plan depends on the values.
 */
function preparing(client: ClientBase): Pick<ClientBase, 'query'> {
  const query = (config: QueryConfig, values: unknown[]) => {
    const { text } = config;
    if (values.length > 0 && !prepared.has(text) && prepared.size < mostPrepared) {
      prepared.set(text, `hemline_${prepared.size}`);
    }
    return client.query({ ...config, name: prepared.get(text) }, values);
  };
  return { query } as Pick<ClientBase, 'query'>;
}

function ignore(): void {}

/** Ends after this much silence: a frozen server keeps its connections open. */
function openSocket(silence: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(silence, () => {
    const error = new Error('The database does not answer');
    socket.destroy(Object.assign(error, { code: 'ETIMEDOUT' }));
  });
}

/** Any number that the server's other programs do not use: "hemline" on a telephone's keypad. */
const preparationLock = 4365463;

/**
 * Runs `work` while no other server process does so on the same database. The lock belongs to a
 * transaction: a pooler passes a session, with its locks, to the next client
 * (https://www.pgbouncer.org/features.html).
 * @param holder a new client, which only holds the lock
 * @param pool for the line in the log after `notice` milliseconds of waiting
 */
export async function whilePreparing(
  holder: Client,
  { pool, notice }: { pool: Pool; notice: number },
  work: () => Promise<void>,
) {
  // Several errors may come: Postgres ends the connection, then PgBouncer reports it, too.
  const lost = new Promise<never>((_, reject) => holder.on('error', reject));
  // The statements below report it while they run.
  lost.catch(() => {});
  await holder.connect();
  await holder.query(`begin; ${setTimeouts('set local', noTimeouts)}`);
  const waiting = setTimeout(() => reportWait(pool), notice);
  try {
    await holder.query('select pg_advisory_xact_lock($1)', [preparationLock]);
  } finally {
    clearTimeout(waiting);
  }
  await Promise.race([work(), lost]);
  await holder.query('commit');
}

async function reportWait(pool: Pool) {
  const found = await pool
    .query<{ pid: number }>(
      `select pid from pg_locks where locktype = 'advisory' and granted and objid = $1
        and database = (select oid from pg_database where datname = current_database())`,
      [preparationLock],
    )
    .catch(() => undefined);
  const pid = found?.rows[0]?.pid;
  console.warn(
    `Waiting for another start on this database to finish.${pid ? ` The Postgres process with pid ${pid} holds its lock.` : ''}`,
  );
}
