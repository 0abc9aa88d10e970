import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { fits } from '../../contract/limits.ts';
import { userReference } from './accountSchema.ts';
import { idColumn, time, tokenHash } from './columns.ts';
import { orders, ratings } from './orderSchema.ts';

/** Stored pictures, with the data that a page needs before they are loaded. */
export const pictures = pgTable(
  'pictures',
  {
    name: text('name').primaryKey(),
    /** Pixels. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** The picture in a few pixels, as a data URL. */
    placeholder: text('placeholder').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    check('pictures_size', sql`${table.width} > 0 and ${table.height} > 0`),
    index('pictures_age').on(table.createdAt),
  ],
);

/** Reviews: a customer's comments besides the stars. A rating alone has none. */
export const reviews = pgTable(
  'reviews',
  {
    id: idColumn(),
    userId: uuid('user_id').notNull(),
    productId: uuid('product_id').notNull(),
    /** May be empty: a review can have only a fit or a height. */
    text: text('text').notNull(),
    /** The size that was bought. */
    size: text('size').notNull(),
    height: integer('height_cm'),
    /** `products.fit_small`, `fit_true` and `fit_large` follow. */
    fit: text('fit', { enum: fits }),
    createdAt: time('created_at').notNull(),
    /** The customer's last change. */
    editedAt: time('edited_at'),
    hidden: boolean('hidden').notNull().default(false),
    /** The shop's reply; may be empty. */
    reply: text('reply').notNull().default(''),
    /** Incremented at each change by the customer or an admin. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('reviews_rating').on(table.userId, table.productId),
    foreignKey({
      columns: [table.userId, table.productId],
      foreignColumns: [ratings.userId, ratings.productId],
    }).onDelete('cascade'),
    index('reviews_shown')
      .on(table.productId, table.id)
      .where(sql`not ${table.hidden} and ${table.text} <> ''`),
  ],
);

/** Pictures that customers uploaded for their reviews; one without a review is not used. */
export const reviewPictures = pgTable(
  'review_pictures',
  {
    name: text('name')
      .primaryKey()
      .references(() => pictures.name, { onDelete: 'cascade' }),
    userId: userReference(),
    /** Null until the review is saved, and after it no longer uses the picture. */
    reviewId: uuid('review_id').references(() => reviews.id, { onDelete: 'set null' }),
    /** Its position in the review. */
    position: integer('position').notNull().default(0),
  },
  (table) => [
    index('review_pictures_review').on(table.reviewId),
    index('review_pictures_user').on(table.userId),
  ],
);

/** Delivered orders, whose customers get one review request by email. */
export const reviewRequests = pgTable(
  'review_requests',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    deliveredAt: time('delivered_at').notNull(),
    /** Time of delivery to the mail server; null while it waits. */
    sentAt: time('sent_at'),
    /** Hash of the token in the email's link; orders in one email share it. */
    tokenHash: tokenHash(),
  },
  (table) => [
    index('review_requests_waiting').on(table.deliveredAt).where(sql`${table.sentAt} is null`),
    index('review_requests_token').on(table.tokenHash),
  ],
);
