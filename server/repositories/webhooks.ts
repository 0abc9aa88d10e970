import {
  and,
  asc,
  desc,
  eq,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  notExists,
  notInArray,
  or,
  sql,
} from 'drizzle-orm';
import { testEvent } from '../../contract/rules/webhooks.ts';
import { staffRoles, users } from '../db/accountSchema.ts';
import type { Database } from '../db/database.ts';
import { webhookMessages, webhooks } from '../db/webhookSchema.ts';
import { createOutbox, type OutboxChange } from './outbox.ts';

export type StoredWebhook = typeof webhooks.$inferSelect;
export type StoredMessage = typeof webhookMessages.$inferSelect;

export async function addWebhook(tx: Database, webhook: typeof webhooks.$inferInsert) {
  await tx.insert(webhooks).values(webhook);
}

export async function lockWebhook(tx: Database, id: string) {
  const [found] = await tx
    .select({ version: webhooks.version })
    .from(webhooks)
    .where(eq(webhooks.id, id))
    .for('update');
  return found;
}

export async function changeWebhook(
  db: Database,
  id: string,
  change: Partial<Omit<StoredWebhook, 'id'>>,
) {
  await db.update(webhooks).set(change).where(eq(webhooks.id, id));
}

/**
 * Replaces the secret; the one until now signs, too, until this time.
 * @returns false if there is no such webhook
 */
export async function replaceSecret(
  tx: Database,
  id: string,
  encryptedSecret: string,
  until: Date,
) {
  const replaced = await tx
    .update(webhooks)
    .set({
      ...{ encryptedSecret, oldSecretUntil: until },
      oldEncryptedSecret: sql`${webhooks.encryptedSecret}`,
    })
    .where(eq(webhooks.id, id))
    .returning({ id: webhooks.id });
  return replaced.length === 1;
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

/** The webhooks with their makers, oldest first. */
export async function findWebhooks(db: Database) {
  return withMaker(db).orderBy(asc(webhooks.createdAt), asc(webhooks.id));
}

/** A webhook with its maker and their current role. */
export async function findWebhook(db: Database, id: string) {
  const [found] = await withMaker(db).where(eq(webhooks.id, id));
  return found;
}

/** Marks due notices as mailed, and returns their webhooks. No two processes get the same one. */
export async function claimNotices(db: Database) {
  return db
    .update(webhooks)
    .set({ noticeDue: false })
    .where(eq(webhooks.noticeDue, true))
    .returning();
}

/** Records that the address has been failing since `now`, unless it already was. */
export async function noteFailure(db: Database, id: string, now: Date) {
  await db
    .update(webhooks)
    .set({ failingSince: now })
    .where(and(eq(webhooks.id, id), isNull(webhooks.failingSince)));
}

/**
 * Turns the webhook off, and has its owner mailed.
 * @param failingSince turns it off only if it has been failing since this time or earlier
 */
export async function turnOff(
  db: Database,
  id: string,
  { now, failingSince }: { now: Date; failingSince?: Date },
) {
  const isOver = failingSince && lte(webhooks.failingSince, failingSince);
  await db
    .update(webhooks)
    .set({ endedAt: now, noticeDue: true })
    .where(and(eq(webhooks.id, id), isNull(webhooks.endedAt), isOver));
}

/**
 * Makes waiting messages of these events due, and those that failed during the outage. Deletes
 * other waiting ones.
 */
export async function requeueMessages(tx: Database, id: string, events: readonly string[]) {
  const { webhookId, isDelivered, type, finishedAt } = webhookMessages;
  const isOther = notInArray(type, [...events, testEvent]);
  await tx.delete(webhookMessages).where(and(eq(webhookId, id), isNull(finishedAt), isOther));
  const failingSince = tx
    .select({ failingSince: webhooks.failingSince })
    .from(webhooks)
    .where(eq(webhooks.id, id));
  await tx
    .update(webhookMessages)
    .set({ attempts: 0, nextAt: null, finishedAt: null })
    .where(
      and(
        ...[eq(webhookId, id), eq(isDelivered, false), inArray(type, [...events])],
        or(isNull(finishedAt), gte(finishedAt, failingSince)),
      ),
    );
}

export async function addMessage(tx: Database, message: typeof webhookMessages.$inferInsert) {
  const [added] = await tx.insert(webhookMessages).values(message).returning();
  return added;
}

/** The last messages of a webhook, latest first. */
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

export const webhookOutbox = createOutbox(webhookMessages, webhookMessages.webhookId, {
  isOpen: sql`exists (select from ${webhooks} where ${webhooks.id} = ${webhookMessages.webhookId} and ${webhooks.endedAt} is null)`,
});

export async function changeMessage(db: Database, id: string, change: OutboxChange) {
  const [changed] = await db
    .update(webhookMessages)
    .set(change)
    .where(eq(webhookMessages.id, id))
    .returning();
  return changed;
}

/**
 * Deletes messages that ended before this time, old ones that wait, and those without a webhook.
 */
export async function removeMessagesBefore(db: Database, time: Date) {
  const { finishedAt, at, webhookId } = webhookMessages;
  const ofWebhook = db.select().from(webhooks).where(eq(webhooks.id, webhookId));
  await db
    .delete(webhookMessages)
    .where(or(lt(finishedAt, time), and(isNull(finishedAt), lt(at, time)), notExists(ofWebhook)));
}
