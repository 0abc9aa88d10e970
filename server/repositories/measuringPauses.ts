import { and, eq, sql } from 'drizzle-orm';
import type { MeasuringTarget } from '../../contract/rules/measuring.ts';
import type { Database } from '../db/database.ts';
import { measuring } from '../db/measuringSchema.ts';

/** Stops a target whose secret was refused, unless the settings were saved since. */
export async function pauseTarget(db: Database, target: MeasuringTarget, version: number) {
  await db
    .update(measuring)
    .set({
      paused: sql`array_append(${measuring.paused}, ${target})`,
      pauseNotices: sql`array_append(${measuring.pauseNotices}, ${target})`,
    })
    .where(and(eq(measuring.version, version), sql`not ${target} = any(${measuring.paused})`));
}

/** @returns false if they are others than `before` */
export async function changePauseNotices(
  db: Database,
  pauseNotices: MeasuringTarget[],
  before: MeasuringTarget[] = [],
) {
  const changed = await db
    .update(measuring)
    .set({ pauseNotices })
    .where(eq(measuring.pauseNotices, before))
    .returning({ id: measuring.id });
  return changed.length === 1;
}
