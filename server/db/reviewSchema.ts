import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { fits } from '../../contract/limits.ts';
import { ofUser } from './accountSchema.ts';
import { plainText, time } from './columns.ts';
import { orders, ratings } from './orderSchema.ts';
import { pictures } from './pictureSchema.ts';

/** What a customer says besides the stars; a rating alone has none. */
export const reviews = pgTable(
  'reviews',
  {
    /** UUIDv7. */
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    productId: uuid('product_id').notNull(),
    /** May be empty: a fit or a height can be told alone. */
    text: text('text').notNull(),
    /** That was bought. */
    size: text('size').notNull(),
    height: integer('height_cm'),
    /** `products.fit_small`, `fit_true` and `fit_large` follow. */
    fit: text('fit', { enum: fits }),
    createdAt: time('created_at').notNull(),
    /** The customer's last change. */
    editedAt: time('edited_at'),
    hidden: boolean('hidden').notNull().default(false),
    /** The shop's; may be empty. */
    reply: text('reply').notNull().default(''),
    /** One more at each change, the customer's or an admin's. */
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

/** Pictures that customers uploaded for their reviews; one without a review is in use nowhere. */
export const reviewPictures = pgTable(
  'review_pictures',
  {
    name: text('name')
      .primaryKey()
      .references(() => pictures.name, { onDelete: 'cascade' }),
    userId: ofUser(),
    /** Null until the review is saved, and once it has lost the picture. */
    reviewId: uuid('review_id').references(() => reviews.id, { onDelete: 'set null' }),
    /** Its place in the review. */
    position: integer('position').notNull().default(0),
  },
  (table) => [
    index('review_pictures_review').on(table.reviewId),
    index('review_pictures_user').on(table.userId),
  ],
);

/** Orders whose customers are to be asked by mail how they like what they bought, once. */
export const reviewRequests = pgTable(
  'review_requests',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    deliveredAt: time('delivered_at').notNull(),
    /** When the mail was handed over for delivery; null while it waits. */
    sentAt: time('sent_at'),
    /** SHA-256 of the token of the mail's link, base64url. Orders in one mail have the same. */
    tokenHash: plainText('token_hash'),
  },
  (table) => [
    index('review_requests_waiting').on(table.deliveredAt).where(sql`${table.sentAt} is null`),
    index('review_requests_token').on(table.tokenHash),
  ],
);
