import { type SQL, sql } from 'drizzle-orm';
import { customType, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import {
  searchConfigs,
  type Texts,
  translatedSubjectNames,
} from '../../contract/rules/translations.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

const searched =
  "coalesce(texts ->> 'name', '') || ' ' || coalesce(texts ->> 'description', '') || ' ' || coalesce(texts ->> 'material', '')";

const config = `case language ${Object.entries(searchConfigs)
  .map(([code, name]) => `when '${code}' then '${name}'::regconfig`)
  .join(' ')} else 'simple'::regconfig end`;

/** SQL that removes accents and umlauts from a text. */
export const unaccented = (text: SQL) =>
  sql`normalize(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g'), NFC)`;

// Postgres reads words joined by a slash as one, a file path.
const plain = unaccented(sql.raw(`replace(${searched}, '/', ' ')`));

/** Words as they are written, and without accents and slashes, as they are often typed. */
const stems = sql`to_tsvector(${sql.raw(config)}, ${sql.raw(searched)} || ' ' || ${plain})`;

/**
 * The owner's texts in the shop's further languages: a row for each item and language. A trigger
 * deletes it with the item.
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
    /** Searchable words, stemmed. */
    search: tsvector('search').notNull().generatedAlwaysAs(stems),
  },
  (table) => [
    primaryKey({ columns: [table.language, table.subject, table.subjectId] }),
    index('translations_search').using('gin', table.search),
  ],
);
