import { and, asc, eq, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import type { measuredMessages } from '../db/measuringSchema.ts';
import type { webhookMessages } from '../db/webhookSchema.ts';
import { addMs } from '../lib/time.ts';

type MessageTable = typeof measuredMessages | typeof webhookMessages;

export type OutboxRow = MessageTable['$inferSelect'];
export type OutboxChange = Partial<
  Pick<OutboxRow, 'attempts' | 'nextAt' | 'finishedAt' | 'isDelivered' | 'answer'>
>;

/** A message whose attempt is not recorded until then, as after a crash, is due again. */
export const nextLoss = (now: Date) => addMs(now, 60_000);

/**
 * Messages of a table that wait for their receivers.
 * @param isOpen condition of receivers that get messages now
 * @param first sort order that precedes time
 */
export function createOutbox<Row extends OutboxRow>(
  table: MessageTable & { $inferSelect: Row },
  receiver: PgColumn,
  { isOpen, first = [] }: { isOpen: SQL; first?: SQL[] },
) {
  const messages: MessageTable = table;
  const { id, at, attempts, nextAt, finishedAt } = messages;
  const isDue = (now: Date) =>
    and(isNull(finishedAt), or(isNull(nextAt), lte(nextAt, now)), isOpen);
  return {
    /** Receivers with due messages. */
    findDue: async (db: Database, now: Date) => {
      const found = await db.selectDistinct({ receiver }).from(messages).where(isDue(now));
      return found.map((row) => row.receiver as string);
    },
    /** Takes due messages for an attempt. */
    claim: async (db: Database, to: string, now: Date, limit: number) => {
      const due = db
        .select({ id })
        .from(messages)
        .where(and(eq(receiver, to), isDue(now)))
        .orderBy(...first, sql`${nextAt} nulls first`, asc(at))
        .limit(limit)
        .for('update', { skipLocked: true });
      return db
        .update(messages)
        .set({ attempts: sql`${attempts} + 1`, nextAt: nextLoss(now) })
        .where(sql`${id} = any(array(${due}))`)
        .returning() as Promise<Row[]>;
    },
    /** Records an attempt, unless the message was taken for another one since. */
    record: async (db: Database, message: OutboxRow, change: OutboxChange) => {
      const isSame = and(
        ...[eq(id, message.id), eq(attempts, message.attempts), isNull(finishedAt)],
        message.nextAt ? eq(nextAt, message.nextAt) : undefined,
      );
      await db.update(messages).set(change).where(isSame);
    },
  };
}

export type Outbox<Row extends OutboxRow> = ReturnType<typeof createOutbox<Row>>;
