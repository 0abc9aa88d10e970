import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from './database.ts';

/** serialization_failure and deadlock_detected: the same transaction may pass when run again. */
const retried = new Set(['40001', '40P01']);
const attempts = 6;

/**
 * Runs `work` in one transaction, again when it only lost a race against another one.
 * So `work` must change nothing but the database through `tx`.
 */
export async function inTransaction<T>(
  db: Database,
  work: (tx: Database) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(work);
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
