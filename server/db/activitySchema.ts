import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { idColumn, plainText, time } from './columns.ts';

/** Values before and after a change, as text; neither if only the name of the field is kept. */
type FieldChanges = Record<string, { from?: string | null; to?: string | null }>;

/**
 * Changes by admins, one row for each subject of a request. Triggers write them in the transaction
 * of the change, see `asChange`. No foreign keys: rows outlive their subjects.
 */
export const activity = pgTable(
  'activity',
  {
    id: idColumn().defaultRandom(),
    at: time('at').notNull(),
    request: uuid('request').notNull(),
    /** Contract key, such as `POST /handleorder/:id`. */
    call: plainText('call').notNull(),
    userId: uuid('user_id').notNull(),
    /** Name at that time; emptied when the person deletes the account. */
    userName: text('user_name').notNull(),
    subject: plainText('subject').notNull(),
    subjectId: plainText('subject_id').notNull(),
    /** Name at that time; null for orders and people, whose names are read from their own rows. */
    subjectName: text('subject_name'),
    changes: jsonb('changes').$type<FieldChanges>().notNull(),
  },
  (table) => [
    uniqueIndex('activity_request').on(table.request, table.subject, table.subjectId),
    index('activity_newest').on(table.at, table.id),
    index('activity_subject').on(table.subject, table.subjectId, table.at),
    index('activity_user').on(table.userId, table.at),
  ],
);
