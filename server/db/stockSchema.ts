import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { stockReasons } from '../../contract/rules/adminChoices.ts';
import { productReference } from './catalogueSchema.ts';
import { idColumn, plainText, time } from './columns.ts';

/** Changes of a size's units in stock; reserved units are still in stock. */
export const stockChanges = pgTable(
  'stock_changes',
  {
    id: idColumn(),
    productId: productReference(),
    size: text('size').notNull(),
    at: time('at').notNull(),
    from: integer('from_units').notNull(),
    to: integer('to_units').notNull(),
    reason: text('reason', { enum: stockReasons }).notNull(),
    /** Without foreign keys, so that writing locks neither of them. */
    userId: uuid('user_id'),
    orderId: uuid('order_id'),
  },
  (table) => [index('stock_changes_product').on(table.productId, table.at)],
);

/** Counts that were applied, by the ids of their requests. */
export const stockCounts = pgTable('stock_counts', {
  id: uuid('id').primaryKey(),
  /** A hash of the lines. */
  contentKey: plainText('content_key').notNull(),
  at: time('at').notNull(),
});
