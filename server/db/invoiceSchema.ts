import { integer, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { orderReference } from './orderSchema.ts';

/** Invoices that a newer one replaced, as they were printed: `PrintContent`. */
export const replacedInvoices = pgTable(
  'replaced_invoices',
  {
    orderId: orderReference(),
    version: integer('version').notNull(),
    content: jsonb('content').$type<object>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.version] })],
);
