import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time } from './columns.ts';
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

/** Sellers on invoices, each until the next: docs/decisions/0096-invoices-keep-their-seller.md. */
export const invoiceSellers = pgTable('invoice_sellers', {
  /** 1970 for the first one. */
  since: time('since').primaryKey(),
  name: text('name').notNull(),
  lines: text('lines').array().notNull(),
});
