import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';

/** Database access for repositories: either engine, or a transaction. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** Result of a query in plain SQL, in the form of both drivers. */
export async function findRows<T>(db: Database, query: SQL): Promise<T[]> {
  const { rows } = (await db.execute(query)) as unknown as { rows: T[] };
  return rows;
}

export type Connection = {
  db: Database;
  /** For people, such as "PGlite, PostgreSQL 18.6". */
  engine: string;
  /** Runs `work` while no other server process prepares the same database. Its `db` has no timeouts. */
  exclusively: (work: (db: Database) => Promise<void>) => Promise<void>;
  /** Number of connections, and of callers that wait for one; absent for the embedded database. */
  pool?: () => { open: number; idle: number; waiting: number };
  /** Embedded database only: number of commits that changed something, or a bit more. */
  commits?: () => number;
  /** Embedded database only: copies its folder; queries wait meanwhile. */
  copyTo?: (folder: string) => Promise<void>;
  close: () => Promise<void>;
};

/** An admin's call that changes something, as triggers record it in `activity`. */
export type Change = {
  call: string;
  userId: string;
  userName: string;
  at: Date;
  /** Checks the caller again, in the first transaction of the change. */
  recheck: (tx: Database) => Promise<void>;
};

const current = new AsyncLocalStorage<
  Change & { request: string; isChecked?: boolean; isOver?: boolean }
>();

/** Runs a call whose transactions are recorded as this change. */
export async function asChange<T>(change: Change, work: () => Promise<T> | T): Promise<T> {
  const running = { ...change, request: v7(), isOver: false };
  try {
    return await current.run(running, work);
  } finally {
    // Mail that is still being sent is no longer the admin's change.
    running.isOver = true;
  }
}

/** Passes the author of an admin's change to the transaction's triggers. */
async function beginChange(tx: Database) {
  const change = current.getStore();
  if (!change || change.isOver) return;
  const { recheck, isChecked, isOver: _, ...actor } = change;
  if (!isChecked) await recheck(tx);
  await tx.execute(sql`select set_config('hemline.actor', ${JSON.stringify(actor)}, true)`);
}

/** After the commit: a change may end the caller's own session. */
function markChecked() {
  const change = current.getStore();
  if (change) change.isChecked = true;
}

/** SQLSTATE of a prepared statement whose result has other types since a migration. */
export const stalePlan = '0A000';

/** With serialization_failure and deadlock_detected, the same transaction may pass when run again. */
const retried = new Set(['40001', '40P01', stalePlan]);
const attempts = 6;

/** Runs `work` in a transaction, again if it lost a race: it may change only the database. */
export async function inTransaction<T>(db: Database, work: (tx: Database) => Promise<T>) {
  for (let attempt = 1; ; attempt++) {
    try {
      const done = await db.transaction(async (tx) => {
        await beginChange(tx);
        return work(tx);
      });
      markChecked();
      return done;
    } catch (error) {
      if (attempt === attempts || !retried.has(sqlState(error) ?? '')) throw error;
      await sleep(Math.random() * 10 * 2 ** attempt);
    }
  }
}

/** The SQLSTATE of a failed query, which drizzle wraps in its own error. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return sqlState(error.cause);
}

/** Condition that a UUID is in a list: one array parameter, where `inArray` makes one for each. */
export function isAnyOf(column: PgColumn, ids: readonly string[]): SQL {
  return sql`${column} = any(${sql.param(ids)}::uuid[])`;
}
