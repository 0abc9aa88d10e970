import { eq } from 'drizzle-orm';
import { webhookEvents } from '../db/checkoutSchema.ts';
import type { Database } from '../db/database.ts';

/** Whether the event was dealt with before. */
export async function isKnownEvent(db: Database, id: string): Promise<boolean> {
  const found = await db
    .select({ id: webhookEvents.id })
    .from(webhookEvents)
    .where(eq(webhookEvents.id, id));
  return found.length > 0;
}

export async function rememberEvent(
  db: Database,
  event: typeof webhookEvents.$inferInsert,
): Promise<void> {
  await db.insert(webhookEvents).values(event).onConflictDoNothing();
}
