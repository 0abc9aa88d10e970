import type { Client, Pool } from 'pg';
import { noTimeouts, setTimeouts } from './postgresTimeouts.ts';

/** Any number that the server's other programs do not use: "hemline" in a telephone's digits. */
const preparationLock = 4365463;

/**
 * Runs `work` while no other server process does so on the same database. The lock belongs to a
 * transaction: a pooler gives a session, with its locks, to the next client
 * (https://www.pgbouncer.org/features.html).
 * @param holder a new client, which holds the lock and does nothing else
 * @param pool for the line in the log after `notice` milliseconds of waiting
 */
export async function whilePreparing(
  holder: Client,
  { pool, notice }: { pool: Pool; notice: number },
  work: () => Promise<void>,
): Promise<void> {
  const lost = new Promise<never>((_, reject) => holder.once('error', reject));
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

async function reportWait(pool: Pool): Promise<void> {
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
