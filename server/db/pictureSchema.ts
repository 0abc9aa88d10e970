import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from './columns.ts';

/** The pictures that are kept, and what a page has to know of one before it is loaded. */
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
