import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** What triggers count: changes of products with their pictures, and changes of stock. */
const catalogueSubjects = ['products', 'stock'] as const;

/**
 * How often the catalogue was changed. Triggers count, so that no change is missed; each connection has
 * a row of its own, so that changes of stock do not wait for each other. See
 * `services/catalogue/catalogueVersion.ts`.
 */
export const catalogueVersions = pgTable(
  'catalogue_versions',
  {
    /** Tells connections from each other; a few share one. */
    writer: integer('writer').notNull(),
    subject: text('subject', { enum: catalogueSubjects }).notNull(),
    version: bigint('version', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.writer, table.subject] })],
);
