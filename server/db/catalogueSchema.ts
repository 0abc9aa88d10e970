import { bigint, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

/** Subjects that triggers watch: changes of products with their pictures, and changes of stock. */
const catalogueSubjects = ['products', 'stock'] as const;

/**
 * The last changes of the catalogue. Triggers write them, so that no change is missed; each connection has
 * a row of its own, so that changes of stock do not wait for each other. See
 * `services/catalogue/catalogueVersion.ts`.
 */
export const catalogueVersions = pgTable(
  'catalogue_versions',
  {
    /** Tells connections from each other; a few share one. */
    writer: integer('writer').notNull(),
    subject: text('subject', { enum: catalogueSubjects }).notNull(),
    /** Read by processes of the release before `change_id`, while both run. */
    version: bigint('version', { mode: 'number' }).notNull(),
    /**
     * Renewed with each count. After a failover that lost changes, the same number is counted again
     * for other content; the id differs.
     */
    changeId: uuid('change_id').notNull().defaultRandom(),
  },
  (table) => [primaryKey({ columns: [table.writer, table.subject] })],
);
