import { doublePrecision, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { pageKinds } from '../../contract/rules/pageKinds.ts';
import { vitalNames } from '../../contract/rules/webVitals.ts';

/** How fast pages were, as counts of visits: nothing tells one visit from another. */
export const webVitals = pgTable(
  'web_vitals',
  {
    /** In UTC, as 2026-03-12. */
    day: text('day').notNull(),
    page: text('page', { enum: pageKinds }).notNull(),
    vital: text('vital', { enum: vitalNames as ['lcp', 'inp', 'cls'] }).notNull(),
    /** What the bucket goes up to, so that counts keep their meaning when the buckets change. */
    upTo: doublePrecision('up_to').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.page, table.vital, table.upTo] })],
);
