import { and, asc, desc, eq, isNull, lt, lte, notExists, or, sql } from 'drizzle-orm';
import { staffRoles, users } from '../db/accountSchema.ts';
import type { Database } from '../db/database.ts';
import { webhookMessages, webhooks } from '../db/webhookSchema.ts';

export type StoredWebhook = typeof webhooks.$inferSelect;
export type StoredMessage = typeof webhookMessages.$inferSelect;

export async function addWebhook(tx: Database, webhook: typeof webhooks.$inferInsert) {
  await tx.insert(webhooks).values(webhook);
}

/** @returns false if there is no such webhook */
export async function changeWebhook(
  db: Database,
  id: string,
  change: Partial<Omit<StoredWebhook, 'id'>>,
) {
  const changed = await db
    .update(webhooks)
    .set(change)
    .where(eq(webhooks.id, id))
    .returning({ id: webhooks.id });
  return changed.length === 1;
}

/** Deletes the webhook with its log. */
export async function removeWebhook(tx: Database, id: string) {
  await tx.delete(webhooks).where(eq(webhooks.id, id));
  await tx.delete(webhookMessages).where(eq(webhookMessages.webhookId, id));
}

const withMaker = (db: Database) =>
  db
    .select({
      webhook: webhooks,
      maker: {
        ...{ name: users.name, email: users.email, role: users.role },
        granted: staffRoles.permissions,
      },
    })
    .from(webhooks)
    .innerJoin(users, eq(users.id, webhooks.userId))
    .innerJoin(staffRoles, eq(staffRoles.name, users.staffRole))
    .$dynamic();

/** The webhooks with their makers, the first one first. */
export async function findWebhooks(db: Database) {
  return withMaker(db).orderBy(asc(webhooks.createdAt), asc(webhooks.id));
}

/** A webhook with its maker and their current role. */
export async function findWebhook(db: Database, id: string) {
  const [found] = await withMaker(db).where(eq(webhooks.id, id));
  return found;
}

/** Marks the notices as mailed, and returns their webhooks: each to one process. */
export async function claimNotices(db: Database) {
  return db
    .update(webhooks)
    .set({ noticeDue: false })
    .where(eq(webhooks.noticeDue, true))
    .returning();
}

/** Counts a failure, and turns the webhook off if it `isGone`, or fails since `limit`. */
export async function recordFailure(
  db: Database,
  id: string,
  { now, limit, isGone }: { now: Date; limit: Date; isGone: boolean },
) {
  await db
    .update(webhooks)
    .set({ failingSince: now })
    .where(and(eq(webhooks.id, id), isNull(webhooks.failingSince)));
  const isOver = isGone ? undefined : lte(webhooks.failingSince, limit);
  await db
    .update(webhooks)
    .set({ endedAt: now, noticeDue: true })
    .where(and(eq(webhooks.id, id), isNull(webhooks.endedAt), isOver));
}

export async function addMessage(
  tx: Database,
  message: Pick<StoredMessage, 'webhookId' | 'type' | 'subjectId' | 'cause' | 'at'>,
) {
  const [added] = await tx.insert(webhookMessages).values(message).returning();
  return added;
}

/** The last messages of a webhook, the latest first. */
export async function findMessages(db: Database, webhookId: string, limit: number) {
  return db
    .select()
    .from(webhookMessages)
    .where(eq(webhookMessages.webhookId, webhookId))
    .orderBy(desc(webhookMessages.at), desc(webhookMessages.id))
    .limit(limit);
}

export async function findMessage(db: Database, id: string) {
  const [found] = await db.select().from(webhookMessages).where(eq(webhookMessages.id, id));
  return found;
}

/**
 * Takes due messages for an attempt, in random order, so that a slow address does not block the
 * others. A message whose attempt is not recorded until `lostAt`, as after a crash, is due again.
 * @param id takes this message only, due or not
 */
export async function claimMessages(
  db: Database,
  { now, lostAt, limit, id }: { now: Date; lostAt: Date; limit: number; id?: string },
): Promise<StoredMessage[]> {
  const { nextAt, finishedAt, attempts } = webhookMessages;
  const isDue =
    id === undefined ? or(isNull(nextAt), lte(nextAt, now)) : eq(webhookMessages.id, id);
  const due = db
    .select({ id: webhookMessages.id })
    .from(webhookMessages)
    .innerJoin(webhooks, eq(webhooks.id, webhookMessages.webhookId))
    .where(and(isNull(finishedAt), isDue, isNull(webhooks.endedAt)))
    .orderBy(sql`random()`)
    .limit(limit)
    .for('update', { of: webhookMessages, skipLocked: true });
  return db
    .update(webhookMessages)
    .set({ attempts: sql`${attempts} + 1`, nextAt: lostAt })
    .where(sql`${webhookMessages.id} = any(array(${due}))`)
    .returning();
}

export async function changeMessage(
  db: Database,
  id: string,
  change: Partial<
    Pick<StoredMessage, 'attempts' | 'nextAt' | 'finishedAt' | 'isDelivered' | 'answer'>
  >,
) {
  const [changed] = await db
    .update(webhookMessages)
    .set(change)
    .where(eq(webhookMessages.id, id))
    .returning();
  return changed;
}

/** Deletes messages that ended before this time, old ones that wait, and those of no webhook. */
export async function removeMessagesBefore(db: Database, time: Date) {
  const { finishedAt, at, webhookId } = webhookMessages;
  const ofWebhook = db.select().from(webhooks).where(eq(webhooks.id, webhookId));
  await db
    .delete(webhookMessages)
    .where(or(lt(finishedAt, time), and(isNull(finishedAt), lt(at, time)), notExists(ofWebhook)));
}
