import { type SQL, sql } from 'drizzle-orm';
import type { Language } from '../../contract/languages.ts';
import { searchConfigs } from '../../contract/rules/translations.ts';
import { isPublished, products } from '../db/catalogueSchema.ts';
import { type Database, findRows } from '../db/database.ts';
import { translations, unaccented } from '../db/translationSchema.ts';
import { searchSynonyms } from '../lib/searchSynonyms.ts';

/** Minimal length of a beginning that matches a word. */
const prefixLength = 3;

/** A word of a search in a further language. */
export type TranslatedWord = { language: Language; word: string };

/** Condition that a translation, kind or colour of a product has a word, see `translatedIds`. */
export function isTranslated(word: TranslatedWord): SQL {
  return sql`${products.id} in (${translatedIds(word)})`;
}

/** Returns true if a published product has the word. */
export async function hasTranslated(db: Database, word: TranslatedWord): Promise<boolean> {
  const [row] = await findRows<{ found: boolean }>(
    db,
    sql`select exists (${translatedIds(word)}) as found`,
  );
  return row?.found ?? false;
}

/** Returns for each word whether a product has it; false for words without a translation. */
export async function findTranslatedIn(
  db: Database,
  id: string,
  words: readonly (TranslatedWord | undefined)[],
): Promise<boolean[]> {
  if (!words.some(Boolean)) return [];
  const conditions = words.map((word) => (word ? isTranslated(word) : sql`false`));
  const [row] = await findRows<{ found: boolean[] }>(
    db,
    sql`select array[${sql.join(conditions, sql`, `)}] as found from ${products}
      where ${products.id} = ${sql.param(id, products.id)}`,
  );
  return row?.found ?? [];
}

/**
 * Query for the ids of published products whose translation, kind or colour has a word or a synonym
 * of it, in any form, or begins with the word. It stays in the database: the ids may be thousands.
 */
function translatedIds({ language, word }: TranslatedWord): SQL {
  const config = sql`${searchConfigs[language]}::regconfig`;
  // Combining marks alone are not a word.
  const typed = [...new Set([word, withoutAccents(word) || word])];
  const begun = typed.map(
    (text) => sql`to_tsquery('simple', '''' || translate(${text}, '''\\', '  ') || ''':*')`,
  );
  const forms = [...typed, ...inflections(language, word)];
  const whole = sql.join(
    forms.map((text) => sql`plainto_tsquery(${config}, ${text})`),
    sql` || `,
  );
  const query = sql.join([whole, ...(word.length < prefixLength ? [] : begun)], sql` || `);
  const words = sql`${sql.param(searchSynonyms[language] ?? [])}::text[]`;
  const synonyms = sql`(select string_agg(replace(plainto_tsquery(${config}, line)::text, '&', '|'), ' | ')::tsquery
    from unnest(${words}) as line
    where to_tsvector(${config}, line || ' ' || ${unaccented(sql`line`)}) @@ (${whole}))`;
  return sql`with found as materialized (
        select ${translations.subject} as subject, ${translations.subjectId} as id from ${translations}
        where (${translations.search} @@ (${query}) or ${translations.search} @@ ${synonyms})
          and ${translations.language} = ${language}
      )
      select ${products.id} from ${products}
      where ${isPublished(products)} and (
        ${products.id} in (select id::uuid from found where subject = 'product')
        or ${products.kind} in (select id from found where subject = 'kind')
        or ${products.colour} in (select id from found where subject = 'colour'))`;
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

type Ending = readonly [ending: RegExp, ...others: string[]];

const plain: readonly Ending[] = [[/s$/, '']];

/** Without accents. */
const endings: Partial<Record<Language, readonly Ending[]>> = {
  pt: [
    [/oes$/, 'ao'],
    [/ao$/, 'oes'],
    [/([aou])is$/, '$1l'],
    [/([aou])l$/, '$1is'],
    [/eis$/, 'el', 'il'],
    [/[ei]l$/, 'eis'],
    [/ns$/, 'm'],
    [/m$/, 'ns'],
  ],
  fr: [[/[sx]$/, '']],
  de: plain,
  es: plain,
};

/**
 * Singulars and plurals of a word whose stem is another one to Postgres, without accents:
 * `calcoes` for `calção` (findings/postgres-stems-miss-plurals.sh).
 */
export function inflections(language: Language, word: string): string[] {
  const written = withoutAccents(word).toLowerCase();
  return (endings[language] ?? [])
    .filter(([ending]) => ending.test(written))
    .flatMap(([ending, ...others]) => others.map((other) => written.replace(ending, other)));
}

/** Text without accents and umlauts. */
const withoutAccents = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
