import { sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import type { Database } from '../../../server/db/database.ts';
import { patience } from './patience.ts';

/** Waits until this many sessions in Postgres wait for locks. */
export async function waitForLocks(db: Database, count: number): Promise<void> {
  await vi.waitFor(async () => {
    const { rows } = (await db.execute(
      sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    )) as unknown as { rows: unknown[] };
    expect(rows).toHaveLength(count);
  }, patience);
}
