import { sql } from 'drizzle-orm';
import type { Language } from '../../contract/languages.ts';
import { searchConfigs } from '../../contract/rules/translations.ts';
import { isPublished, products } from '../db/catalogueSchema.ts';
import { type Database, findRows } from '../db/database.ts';
import { translations, unaccented } from '../db/translationSchema.ts';
import { searchSynonyms } from '../lib/searchSynonyms.ts';

/** Minimal length of a beginning that matches a word. */
const prefixLength = 3;

/**
 * Ids of published products whose translation, kind or colour has a word or a synonym of it, in any
 * form, or begins with the word.
 * @param word one term of a search
 */
export async function findTranslated(
  db: Database,
  language: Language,
  word: string,
): Promise<string[]> {
  const config = sql`${searchConfigs[language]}::regconfig`;
  const typed = sql`${word}::text`;
  const queries = [typed, unaccented(typed)].flatMap((text) => {
    const begun = sql`to_tsquery('simple', '''' || translate(${text}, '''\\', '  ') || ''':*')`;
    const whole = sql`plainto_tsquery(${config}, ${text})`;
    return word.length < prefixLength ? [whole] : [whole, begun];
  });
  const query = sql`(${sql.join(queries, sql` || `)})`;
  const words = sql`${sql.param(searchSynonyms[language] ?? [])}::text[]`;
  const whole = sql`(plainto_tsquery(${config}, ${typed}) || plainto_tsquery(${config}, ${unaccented(typed)}))`;
  const synonyms = sql`(select string_agg(replace(plainto_tsquery(${config}, line)::text, '&', '|'), ' | ')::tsquery
    from unnest(${words}) as line
    where to_tsvector(${config}, line || ' ' || ${unaccented(sql`line`)}) @@ ${whole})`;
  const rows = await findRows<{ id: string }>(
    db,
    sql`with found as materialized (
        select ${translations.subject} as subject, ${translations.subjectId} as id from ${translations}
        where (${translations.search} @@ ${query} or ${translations.search} @@ ${synonyms})
          and ${translations.language} = ${language}
      )
      select ${products.id}::text as id from ${products}
      where ${isPublished(products)} and (
        ${products.id} in (select id::uuid from found where subject = 'product')
        or ${products.kind} in (select id from found where subject = 'kind')
        or ${products.colour} in (select id from found where subject = 'colour'))`,
  );
  return rows.map(({ id }) => id);
}

/** Those of these words that a search in a language ignores, such as articles. */
export async function findStopWords(
  db: Database,
  language: Language,
  words: readonly string[],
): Promise<string[]> {
  const config = sql`${searchConfigs[language]}::regconfig`;
  const rows = await findRows<{ word: string }>(
    db,
    sql`select word from unnest(${sql.param(words)}::text[]) as word
      where numnode(plainto_tsquery(${config}, word)) = 0`,
  );
  return rows.map(({ word }) => word);
}
