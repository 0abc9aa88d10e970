import { eq, lte, sql } from 'drizzle-orm';
import { attempts } from '../db/accountSchema.ts';
import type { Database } from '../db/database.ts';

/** Attempts in a window of time, the latest included. */
type CountedAttempts = { count: number; endsAt: Date };

/** One attempt more: in the window that is open `now`, or the first of one until `endsAt`. */
export async function countAttempt(
  db: Database,
  key: string,
  { now, endsAt }: { now: Date; endsAt: Date },
): Promise<CountedAttempts> {
  const isOver = lte(attempts.endsAt, now);
  const [counted] = await db
    .insert(attempts)
    .values({ key, count: 1, endsAt })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${attempts.endsAt} end`,
      },
    })
    .returning({ count: attempts.count, endsAt: attempts.endsAt });
  if (!counted) throw new Error('An attempt was not counted');
  return counted;
}

/** One attempt less, which turned out not to count. */
export async function forgiveAttempt(db: Database, key: string): Promise<void> {
  await db
    .update(attempts)
    .set({ count: sql`${attempts.count} - 1` })
    .where(eq(attempts.key, key));
}

/** Forgets the windows that are over. */
export async function removePastAttempts(db: Database, now: Date): Promise<void> {
  await db.delete(attempts).where(lte(attempts.endsAt, now));
}
