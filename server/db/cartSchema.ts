import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { ofUser } from './accountSchema.ts';
import { checkoutSessions } from './checkoutSchema.ts';
import { time } from './columns.ts';
import { ofProduct, productSizes } from './schema.ts';

/** What customers have in their carts. A line stays when its hold has expired. */
export const cartLines = pgTable(
  'cart_lines',
  {
    userId: ofUser(),
    productId: ofProduct(),
    size: text('size').notNull(),
    quantity: integer('quantity').notNull(),
    addedAt: time('added_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.productId, table.size] }),
    check('cart_lines_quantity', sql`${table.quantity} > 0`),
  ],
);

/** The guest carts that were joined already: each counts once. */
export const cartJoins = pgTable(
  'cart_joins',
  {
    userId: ofUser(),
    /** Made by the browser. */
    joinId: text('join_id').notNull(),
    joinedAt: time('joined_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.joinId] })],
);

/**
 * Units that are kept for somebody: by a cart, or (with `sessionId`) by a checkout session.
 * `product_sizes.reserved` is the sum of a size's rows here; both change under the lock of the
 * size's row.
 */
export const holds = pgTable(
  'holds',
  {
    id: uuid('id').primaryKey(),
    userId: ofUser(),
    sessionId: uuid('session_id').references(() => checkoutSessions.id),
    productId: uuid('product_id').notNull(),
    size: text('size').notNull(),
    quantity: integer('quantity').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.productId, table.size],
      foreignColumns: [productSizes.productId, productSizes.size],
      name: 'holds_size',
    }).onDelete('cascade'),
    check('holds_quantity', sql`${table.quantity} > 0`),
    uniqueIndex('holds_cart')
      .on(table.userId, table.productId, table.size)
      .where(sql`${table.sessionId} is null`),
    uniqueIndex('holds_session')
      .on(table.sessionId, table.productId, table.size)
      .where(sql`${table.sessionId} is not null`),
    index('holds_of_size').on(table.productId, table.size),
    index('holds_expiry').on(table.expiresAt),
  ],
);
