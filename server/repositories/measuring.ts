import { and, desc, eq, inArray, isNull, lt, notExists, notInArray, sql } from 'drizzle-orm';
import type { MeasuringTarget } from '../../contract/rules/measuring.ts';
import { checkoutSessions } from '../db/checkoutSchema.ts';
import { type Database, isAnyOf } from '../db/database.ts';
import {
  measuredCheckouts,
  measuredMessages,
  measuredVisitors,
  measuring,
} from '../db/measuringSchema.ts';
import { orders } from '../db/orderSchema.ts';
import { createOutbox } from './outbox.ts';

export type StoredMeasuring = typeof measuring.$inferSelect;
export type MeasuredVisitor = typeof measuredVisitors.$inferSelect;
export type MeasuredMessageRow = typeof measuredMessages.$inferSelect;

/** The owner's settings; undefined until they are saved. */
export async function findMeasuring(db: Database): Promise<StoredMeasuring | undefined> {
  return (await db.select().from(measuring))[0];
}

/**
 * Writes the settings as the next version; returns false if `version` is not the latest.
 * @param version 0 if there are none
 */
export async function writeMeasuring(
  tx: Database,
  version: number,
  row: Omit<typeof measuring.$inferInsert, 'id' | 'version'>,
) {
  const written =
    version === 0
      ? await tx.insert(measuring).values(row).onConflictDoNothing().returning()
      : await tx
          .update(measuring)
          .set({ ...row, version: version + 1 })
          .where(eq(measuring.version, version))
          .returning();
  return written.length > 0;
}

export async function findVisitor(db: Database, id: string): Promise<MeasuredVisitor | undefined> {
  return (await db.select().from(measuredVisitors).where(eq(measuredVisitors.id, id)))[0];
}

export async function addVisitor(tx: Database, visitor: typeof measuredVisitors.$inferInsert) {
  await tx.insert(measuredVisitors).values(visitor);
}

/** @returns false if they have withdrawn */
export async function changeVisitor(
  db: Database,
  id: string,
  change: Partial<Omit<MeasuredVisitor, 'id'>>,
) {
  const changed = await db
    .update(measuredVisitors)
    .set(change)
    .where(eq(measuredVisitors.id, id))
    .returning({ id: measuredVisitors.id });
  return changed.length === 1;
}

/** Deletes the ids, and all sent and waiting messages about them. */
export async function forgetVisitors(tx: Database, ids: readonly string[]) {
  if (ids.length === 0) return;
  await tx.delete(measuredVisitors).where(isAnyOf(measuredVisitors.id, ids));
  await tx.delete(measuredCheckouts).where(isAnyOf(measuredCheckouts.visitorId, ids));
  await tx.delete(measuredMessages).where(isAnyOf(measuredMessages.visitorId, ids));
}

/** Keeps the visitors, who may be other people at the same browser. */
export async function unlinkCheckouts(tx: Database, userId: string) {
  const own = tx
    .select({ id: checkoutSessions.id })
    .from(checkoutSessions)
    .where(eq(checkoutSessions.userId, userId));
  await tx.delete(measuredCheckouts).where(inArray(measuredCheckouts.sessionId, own));
}

export function countWaiting(db: Database, visitorId: string) {
  const { finishedAt } = measuredMessages;
  return db.$count(
    measuredMessages,
    and(eq(measuredMessages.visitorId, visitorId), isNull(finishedAt)),
  );
}

/** Deletes all ids and waiting messages; the log stays until it is old. */
export async function forgetAllVisitors(tx: Database) {
  await tx.delete(measuredVisitors);
  await tx.delete(measuredCheckouts);
  await tx.delete(measuredMessages).where(isNull(measuredMessages.finishedAt));
}

/** Deletes the visitor ids linked to a user's checkouts. */
export async function forgetVisitorsOf(tx: Database, userId: string) {
  await forgetVisitors(tx, await findVisitorIdsOf(tx, userId));
}

export async function findVisitorIdsOf(db: Database, userId: string): Promise<string[]> {
  const found = await db
    .selectDistinct({ id: measuredCheckouts.visitorId })
    .from(measuredCheckouts)
    .innerJoin(checkoutSessions, eq(checkoutSessions.id, measuredCheckouts.sessionId))
    .where(eq(checkoutSessions.userId, userId));
  return found.map(({ id }) => id);
}

/** Deletes waiting messages for targets that the visitor no longer consents to. */
export async function dropMessages(
  tx: Database,
  visitorId: string,
  granted: readonly MeasuringTarget[],
) {
  const { finishedAt, target } = measuredMessages;
  await tx
    .delete(measuredMessages)
    .where(
      and(
        ...[eq(measuredMessages.visitorId, visitorId), isNull(finishedAt)],
        notInArray(target, [...granted]),
      ),
    );
}

/** Visitors that one transaction removes. */
const removal = 1000;

/**
 * Deletes ids of this age, and messages that ended or wait since `messagesBefore`.
 * @returns false if there are more ids
 */
export async function removePastMeasured(
  tx: Database,
  { visitorsBefore, messagesBefore }: Record<'visitorsBefore' | 'messagesBefore', Date>,
) {
  const old = await tx
    .select({ id: measuredVisitors.id })
    .from(measuredVisitors)
    .where(lt(measuredVisitors.givenAt, visitorsBefore))
    .limit(removal);
  await forgetVisitors(
    tx,
    old.map(({ id }) => id),
  );
  // Linked while the visitor withdrew.
  const visitor = tx
    .select()
    .from(measuredVisitors)
    .where(eq(measuredVisitors.id, measuredCheckouts.visitorId));
  await tx.delete(measuredCheckouts).where(notExists(visitor));
  await tx.delete(measuredMessages).where(lt(measuredMessages.at, messagesBefore));
  return old.length < removal;
}

/** Keeps the consent with the checkout; a trigger queues its event. */
export async function linkCheckout(tx: Database, sessionId: string, visitorId: string) {
  await tx.insert(measuredCheckouts).values({ sessionId, visitorId }).onConflictDoNothing();
}

export async function addMessages(
  tx: Database,
  messages: readonly (typeof measuredMessages.$inferInsert)[],
) {
  if (messages.length > 0) await tx.insert(measuredMessages).values([...messages]);
}

/** The last messages with the ids of their orders, latest first. */
export async function findMeasuredMessages(db: Database, limit: number) {
  return db
    .select({ message: measuredMessages, orderId: orders.id })
    .from(measuredMessages)
    .leftJoin(orders, eq(orders.sessionId, measuredMessages.sessionId))
    .orderBy(desc(measuredMessages.at), desc(measuredMessages.id))
    .limit(limit);
}

export const measuredOutbox = createOutbox(measuredMessages, measuredMessages.target, {
  isOpen: sql`not exists (select from ${measuring} where ${measuredMessages.target} = any(${measuring.paused}))`,
  // Orders do not wait for pages.
  first: [sql`${measuredMessages.type} = 'browsing'`],
});

export async function removeMeasured(db: Database, id: string) {
  await db.delete(measuredMessages).where(eq(measuredMessages.id, id));
}

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

/** @returns false if they differ from `before` */
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
