import { gte, lt, sql, sum } from 'drizzle-orm';
import type { PageKind } from '../../contract/rules/pageKinds.ts';
import type { Vital } from '../../contract/rules/webVitals.ts';
import type { Database } from '../db/database.ts';
import { webVitals } from '../db/webVitalsSchema.ts';

/**
 * One visit more in each of these buckets, in one statement. Visits lock them in the order given,
 * which has to be the same for all.
 */
export async function countVisit(
  db: Database,
  { day, page }: { day: string; page: PageKind },
  buckets: readonly { vital: Vital; upTo: number }[],
): Promise<void> {
  await db
    .insert(webVitals)
    .values(buckets.map((bucket) => ({ day, page, ...bucket, count: 1 })))
    .onConflictDoUpdate({
      target: [webVitals.day, webVitals.page, webVitals.vital, webVitals.upTo],
      set: { count: sql`${webVitals.count} + 1` },
    });
}

/** What was counted from a day on. */
export async function sumVisits(db: Database, fromDay: string) {
  const { page, vital, upTo } = webVitals;
  return db
    .select({ page, vital, upTo, count: sum(webVitals.count).mapWith(Number) })
    .from(webVitals)
    .where(gte(webVitals.day, fromDay))
    .groupBy(page, vital, upTo);
}

/** Forgets what was counted before a day. */
export async function removeVisitsBefore(db: Database, day: string): Promise<void> {
  await db.delete(webVitals).where(lt(webVitals.day, day));
}
