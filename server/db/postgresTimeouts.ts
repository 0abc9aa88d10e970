import type { ClientBase } from 'pg';

/** Milliseconds until a database that is away or frozen counts as unavailable. */
export type DatabaseTimeouts = {
  /** For a connection: a new one, or one of the pool's that is in use. */
  connection: number;
  /** For a statement, which Postgres then cancels. */
  statement: number;
  /** For its answer, in this process: Postgres may be unable to cancel it. Longer than `statement`. */
  query: number;
  /** Without a byte from Postgres, and for a transaction that does nothing; longer than `query`. */
  silence: number;
  /** Until the log says that a start waits for another one. */
  notice: number;
};

export const defaultTimeouts: DatabaseTimeouts = {
  connection: 3000,
  statement: 8000,
  query: 9000,
  silence: 10_000,
  notice: 5000,
};

/** For work that takes as long as it takes. */
export const noTimeouts = { statement: 0, query: 0, silence: 0 };

/**
 * SQL that makes Postgres keep these timeouts, for the session (`set`) or a transaction (`set local`).
 * Startup parameters would save the statement, but PgBouncer refuses them
 * (https://www.pgbouncer.org/config.html#ignore_startup_parameters).
 */
export function setTimeouts(
  set: 'set' | 'set local',
  { statement, silence }: Pick<DatabaseTimeouts, 'statement' | 'silence'>,
): string {
  return `${set} statement_timeout = ${statement}; ${set} idle_in_transaction_session_timeout = ${silence}`;
}

/**
 * Returns true if a pooler such as PgBouncer answers for Postgres. A pooler may run each transaction
 * in another session of Postgres, so a session must keep no settings. It is recognised by the process
 * id that it sends at the start of a connection
 * (BackendKeyData, https://www.postgresql.org/docs/current/protocol-flow.html), which is its own.
 */
export async function isPooled(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  // Not in the types of `pg`.
  const { processID } = client as ClientBase & { processID?: number };
  return rows[0]?.pid !== processID;
}
