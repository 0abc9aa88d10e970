import { sql } from 'drizzle-orm';
import { customType, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import {
  searchConfigs,
  type Texts,
  translatedSubjectNames,
} from '../../contract/rules/translations.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

const searched =
  "coalesce(texts ->> 'name', '') || ' ' || coalesce(texts ->> 'description', '') || ' ' || coalesce(texts ->> 'material', '')";

const stems = sql.raw(
  `case language ${Object.entries(searchConfigs)
    .map(([code, config]) => `when '${code}' then to_tsvector('${config}', ${searched})`)
    .join(' ')} else to_tsvector('simple', ${searched}) end`,
);

/**
 * The owner's texts in the shop's further languages: a row for each thing and language. A trigger
 * deletes it with the thing.
 */
export const translations = pgTable(
  'translations',
  {
    language: text('language').notNull(),
    subject: text('subject', {
      enum: translatedSubjectNames as ['product', ...typeof translatedSubjectNames],
    }).notNull(),
    /** An id, or a name of a kind or colour. */
    subjectId: text('subject_id').notNull(),
    /** By field; contains only texts that were translated. */
    texts: jsonb('texts').$type<Texts>().notNull(),
    /** The text that each was translated from. */
    sources: jsonb('sources').$type<Texts>().notNull(),
    version: integer('version').notNull().default(1),
    /** Words that a search finds, in their stems. */
    search: tsvector('search').notNull().generatedAlwaysAs(stems),
  },
  (table) => [
    primaryKey({ columns: [table.language, table.subject, table.subjectId] }),
    index('translations_search').using('gin', table.search),
  ],
);
