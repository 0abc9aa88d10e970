import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Language } from '../../contract/languages.ts';
import {
  memberId,
  type Texts,
  type TranslatedSubject,
  translatedProductFieldNames,
} from '../../contract/rules/translations.ts';
import type { TranslationState } from '../../contract/schemas/translations.ts';
import { products } from '../db/catalogueSchema.ts';
import { type Database, findRows } from '../db/database.ts';
import { translations } from '../db/translationSchema.ts';
import { isUuid } from '../lib/ids.ts';

/** An item whose texts are translated. */
export type Subject = { subject: TranslatedSubject; id: string };

export type TranslatedTexts = Subject & { texts: Texts };

/** The existing translations of these items. */
export async function findTexts(
  db: Database,
  language: string,
  wanted: readonly Subject[],
): Promise<TranslatedTexts[]> {
  if (wanted.length === 0) return [];
  const { subject, subjectId: id, texts } = translations;
  const names = sql.param(wanted.map((each) => each.subject));
  const ids = sql.param(wanted.map((each) => each.id));
  return db
    .select({ subject, id, texts })
    .from(translations)
    .where(
      and(
        eq(translations.language, language),
        sql`(${subject}, ${id}) in (select * from unnest(${names}::text[], ${ids}::text[]))`,
      ),
    );
}

/** All translations of subjects that are few. */
export async function findTextsOf(
  db: Database,
  language: string,
  subjects: ('kind' | 'tax')[],
): Promise<TranslatedTexts[]> {
  const { subject: name, subjectId: id, texts } = translations;
  return db
    .select({ subject: name, id, texts })
    .from(translations)
    .where(and(eq(translations.language, language), inArray(name, subjects)));
}

export async function findProductTexts(db: Database, languages: readonly Language[]) {
  const { subject, subjectId: id, language, version, texts } = translations;
  return db
    .select({ id, language: sql<Language>`${language}`, version, texts })
    .from(translations)
    .where(and(eq(subject, 'product'), inArray(language, [...languages])));
}

/** Texts of one item as its owner wrote them, in the order of a list. */
export type Source = { id: string; name: string; sources: Texts };

type Row = Source & { version: number; texts: Texts | null; madefrom: Texts | null };

const productTexts = sql.join(
  translatedProductFieldNames.map(
    (field) => sql`${sql.raw(`'${field}'`)}, nullif(btrim(${products[field]}), '')`,
  ),
  sql`, `,
);

/** @param known the items, or undefined for the products */
function sourcesOf(known: readonly Source[] | undefined, id?: string): SQL {
  if (known) {
    return sql`select id, name, sources, row_number() over () as place
      from jsonb_to_recordset(${JSON.stringify(known)}::jsonb) as known(id text, name text, sources jsonb)
      where ${id === undefined ? sql`true` : sql`id = ${id}`}`;
  }
  return sql`select ${products.id}::text as id,
      ${products.name} || case when ${products.colour} = '' then '' else ', ' || ${products.colour} end as name,
      jsonb_strip_nulls(jsonb_build_object(${productTexts})) as sources,
      row_number() over (order by ${products.createdAt} desc, ${products.id} desc) as place
    from ${products} where ${products.deletedAt} is null
      and ${id === undefined ? sql`true` : isProduct(id)}`;
}

function isProduct(id: string): SQL {
  return isUuid(id) ? sql`${products.id} = ${id}` : sql`false`;
}

const missing = sql`(select count(*)::int from jsonb_object_keys(s.sources) field
  where not coalesce(jsonb_exists(t.texts, field), false))`;

const outdated = sql`(select count(*)::int from jsonb_each_text(s.sources) each
  where jsonb_exists(t.texts, each.key) and t.sources ->> each.key <> each.value)`;

const states: Record<TranslationState, SQL> = {
  missing: sql`${missing} > 0`,
  outdated: sql`${outdated} > 0`,
};

/** A page of items with their translations. */
export async function findTranslations(
  db: Database,
  known: readonly Source[] | undefined,
  asked: {
    language: string;
    subject: TranslatedSubject;
    id?: string | undefined;
    state?: TranslationState | undefined;
    limit: number;
    offset: number;
  },
): Promise<{ total: number; rows: Row[] }> {
  const { language, subject, id, state, limit, offset } = asked;
  const found = sql`from (${sourcesOf(known, id)}) s
    left join ${translations} t
      on t.language = ${language} and t.subject = ${subject} and t.subject_id = s.id
    where s.sources <> '{}' and ${state ? states[state] : sql`true`}`;
  const rows = await findRows<Row>(
    db,
    sql`select s.id, s.name, s.sources, coalesce(t.version, 0) as version, t.texts,
        t.sources as madefrom ${found} order by s.place limit ${limit} offset ${offset}`,
  );
  if (id !== undefined) return { total: rows.length, rows };
  const [counted] = await findRows<{ total: number }>(
    db,
    sql`select count(*)::int as total ${found}`,
  );
  return { total: counted?.total ?? 0, rows };
}

/** Numbers of texts that lack a translation into each language, or have an outdated one. */
export async function countTranslations(
  db: Database,
  known: readonly Source[] | undefined,
  subject: TranslatedSubject,
  languages: readonly string[],
): Promise<{ language: string; missing: number; outdated: number }[]> {
  return findRows(
    db,
    sql`select l.language, coalesce(sum(${missing}), 0)::int as missing,
        coalesce(sum(${outdated}), 0)::int as outdated
      from unnest(${sql.param(languages)}::text[]) as l(language)
      cross join (${sourcesOf(known)}) s
      left join ${translations} t
        on t.language = l.language and t.subject = ${subject} and t.subject_id = s.id
      group by l.language`,
  );
}

/** The translation of one item, locked until the transaction ends. */
export async function lockTranslation(
  tx: Database,
  { language, subject, id }: Subject & { language: string },
) {
  const isIt = and(
    eq(translations.language, language),
    eq(translations.subject, subject),
    eq(translations.subjectId, id),
  );
  const [row] = await tx.select().from(translations).where(isIt).for('update');
  return row;
}

/** Writes the version after `version`; returns false if that is not the newest. */
export async function writeTranslation(
  tx: Database,
  { version, ...row }: typeof translations.$inferInsert & { version: number },
): Promise<boolean> {
  const { language, subject, subjectId } = translations;
  const written =
    version === 0
      ? await tx.insert(translations).values(row).onConflictDoNothing().returning({ subjectId })
      : await tx
          .update(translations)
          .set({ ...row, version: version + 1 })
          .where(
            and(
              eq(language, row.language),
              eq(subject, row.subject),
              eq(subjectId, row.subjectId),
              eq(translations.version, version),
            ),
          )
          .returning({ subjectId });
  return written.length > 0;
}

/** Names of the kinds or colours of the shop's products, drafts included. */
export async function findLabels(db: Database, label: 'kind' | 'colour'): Promise<string[]> {
  const column = products[label];
  const rows = await db
    .selectDistinct({ name: column })
    .from(products)
    .where(sql`${products.deletedAt} is null and ${column} <> ''`);
  return rows.map(({ name }) => name).sort();
}

const isOfTeam = (names: readonly string[]) =>
  and(eq(translations.subject, 'text'), inArray(translations.subjectId, names.map(memberId)));

/** Deletes the translations of these people of the team. */
export async function removeTeamTexts(tx: Database, names: readonly string[]) {
  await tx.delete(translations).where(isOfTeam(names));
}

export async function renameTeamTexts(tx: Database, from: string, to: string) {
  await tx
    .update(translations)
    .set({ subjectId: memberId(to) })
    .where(isOfTeam([from]));
}
