import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { WebhookEvent } from '../../contract/rules/webhooks.ts';
import { users } from './accountSchema.ts';
import { idColumn, outboxColumns, plainText, time } from './columns.ts';

/** Addresses of other programs, and the events that they get: docs/decisions/0082-webhooks.md. */
export const webhooks = pgTable('webhooks', {
  id: idColumn(),
  /** The admin who added it: it sends nothing that they may not read. */
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id),
  /** May contain a password. */
  url: text('url').notNull(),
  host: text('host').notNull().generatedAlwaysAs(sql`split_part(url, '/', 3)`),
  /** Encrypted, see `mfaCodes.ts`. */
  encryptedSecret: text('sealed_secret').notNull(),
  /** The secret before it, which signs, too, until that time. */
  oldEncryptedSecret: text('old_sealed_secret'),
  oldSecretUntil: time('old_secret_until'),
  events: text('events').array().notNull().$type<WebhookEvent[]>(),
  seesAmounts: boolean('sees_sums').notNull(),
  version: integer('version').notNull().default(1),
  createdAt: time('created_at').notNull(),
  /** The first failure since the last success. */
  failingSince: time('failing_since'),
  /** Set while it is turned off. */
  endedAt: time('ended_at'),
  /** Set while its owner has yet to be mailed that it was turned off. */
  noticeDue: boolean('notice_due').notNull().default(false),
});

/**
 * Outbox and log of webhooks. Triggers write it in the transaction of a change, with only the ids:
 * the data are read when a message is sent. No foreign keys, so that deleting a webhook delays no
 * order.
 */
export const webhookMessages = pgTable(
  'webhook_messages',
  {
    /** Its id is the `webhook-id` of each attempt. */
    ...outboxColumns(),
    webhookId: uuid('webhook_id').notNull(),
    /** Transaction of the change; it queues one message per type and subject. */
    cause: plainText('cause').notNull(),
    type: plainText('type').notNull(),
    /** An order or a product. */
    subjectId: uuid('subject_id').notNull(),
  },
  (table) => [
    uniqueIndex('webhook_messages_cause').on(
      table.webhookId,
      table.cause,
      table.type,
      table.subjectId,
    ),
    index('webhook_messages_newest').on(table.webhookId, table.at, table.id),
    index('webhook_messages_waiting')
      .on(table.webhookId, table.nextAt.nullsFirst())
      .where(sql`${table.finishedAt} is null`),
    index('webhook_messages_finished').on(table.finishedAt),
  ],
);
