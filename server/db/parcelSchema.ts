import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { time } from './columns.ts';
import { orderReference } from './orderSchema.ts';

/** Parcels of orders that are sent in several; orders sent in one have none. */
export const orderParcels = pgTable(
  'order_parcels',
  {
    /** The request's own id. */
    id: uuid('id').primaryKey(),
    orderId: orderReference(),
    sentAt: time('sent_at').notNull(),
    carrier: text('carrier').notNull(),
    trackingUrl: text('tracking_url').notNull(),
    /** Positions as in `order_products`. */
    lines: jsonb('lines').$type<{ line: number; quantity: number }[]>().notNull(),
  },
  (table) => [index('order_parcels_order').on(table.orderId)],
);
