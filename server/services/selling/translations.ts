import { i18n } from '../../../contract/i18n.ts';
import type { Language } from '../../../contract/languages.ts';
import { messages } from '../../../contract/messages.ts';
import { compositionProblem } from '../../../contract/rules/composition.ts';
import type { May } from '../../../contract/rules/permissions.ts';
import {
  type TranslatedSubject,
  textSources,
  translatedFieldNames,
  translatedSubjectNames,
  translatedSubjects,
  translationLimit,
  writtenTexts,
} from '../../../contract/rules/translations.ts';
import type { ShopProfile } from '../../../contract/schemas/shopProfile.ts';
import type {
  ProductTranslation,
  Translation,
  TranslationCounts,
  TranslationInput,
  TranslationPage,
  TranslationQuery,
} from '../../../contract/schemas/translations.ts';
import { inTransaction } from '../../db/database.ts';
import { BadInput, Conflict, NotAllowed, NotFound } from '../../errors.ts';
import { findCollections } from '../../repositories/collections.ts';
import { findDelivery, findTaxes } from '../../repositories/selling.ts';
import { findScales } from '../../repositories/sizeScales.ts';
import {
  countTranslations,
  findLabels,
  findProductTexts,
  findTranslations,
  lockTranslation,
  type Source,
  writeTranslation,
} from '../../repositories/translations.ts';
import type { Context } from '../context.ts';

/** The profile with its long texts. */
type ReadProfile = () => Promise<Omit<ShopProfile, 'version'>>;

const pageLength = 20;

/**
 * A page of items with their translations. @throws NotAllowed without the right to read the items
 * themselves
 */
export async function readTranslations(
  context: Context,
  readProfile: ReadProfile,
  { limit = pageLength, offset = 0, ...asked }: TranslationQuery,
  may: May,
): Promise<TranslationPage> {
  checkLanguage(context, asked.language);
  if (!may(translatedSubjects[asked.subject].read)) throw new NotAllowed(messages.notInRole);
  const known = await sourcesOf(context, readProfile, asked.subject);
  const { total, rows } = await findTranslations(context.db, known, { ...asked, limit, offset });
  return {
    total,
    entries: rows.map(({ id, name, sources, version, texts, madefrom }) => ({
      ...{ id, name, version },
      fields: inOrder(Object.entries(sources)).map(([field, source]) => {
        const text = texts?.[field] ?? '';
        const before = madefrom?.[field] ?? source;
        return { field, source, text, ...(text && before !== source && { madeFrom: before }) };
      }),
    })),
  };
}

/**
 * All products' texts in the shop's further languages.
 * @throws NotAllowed without the right to read products
 */
export async function readProductTexts(
  { db, languages = ['en'] }: Context,
  may: May,
): Promise<ProductTranslation[]> {
  if (!may(translatedSubjects.product.read)) throw new NotAllowed(messages.notInRole);
  return findProductTexts(db, languages.slice(1));
}

/** Returns what `count` returned for this key, until the catalogue changes. */
type Keep = (key: string, count: () => Promise<TranslationCounts>) => Promise<TranslationCounts>;

/**
 * Numbers of texts that lack a translation, or have an outdated one, of each kind and language that
 * the caller may read.
 * @param keep for those of products, which may be many
 */
export async function readTranslationCounts(
  context: Context,
  readProfile: ReadProfile,
  keep: Keep,
  may: May,
): Promise<TranslationCounts> {
  const { db, languages = ['en'] } = context;
  async function count(subject: TranslatedSubject): Promise<TranslationCounts> {
    const known = await sourcesOf(context, readProfile, subject);
    const counted = await countTranslations(db, known, subject, languages.slice(1));
    return counted.map(({ language, ...numbers }) => ({
      ...{ language: language as Language, subject },
      ...numbers,
    }));
  }
  const subjects = translatedSubjectNames.filter((name) => may(translatedSubjects[name].read));
  const counts = await Promise.all(
    subjects.map((subject) =>
      ['product', 'kind', 'colour'].includes(subject)
        ? keep(subject, () => count(subject))
        : count(subject),
    ),
  );
  return counts.flat();
}

/**
 * @throws NotAllowed without the right to change the item itself
 * @throws NotFound if the item, or one of its texts, is no longer there
 * @throws BadInput for a text that is too long or of a wrong form
 * @throws Conflict when `version` is not the newest
 */
export async function saveTranslation(
  context: Context,
  readProfile: ReadProfile,
  { language, subject, id, version, fields }: TranslationInput,
  may: May,
): Promise<Translation> {
  checkLanguage(context, language);
  if (!may(translatedSubjects[subject].write)) throw new NotAllowed(messages.notInRole);
  const find = () => readTranslations(context, readProfile, { language, subject, id }, may);
  const [before] = (await find()).entries;
  if (!before) throw new NotFound(i18n.t('There is nothing of this id'));
  const known = new Set(before.fields.map(({ field }) => field));
  for (const { field, text } of fields) {
    const limit = translationLimit(subject, id, field);
    if (!known.has(field)) throw new Conflict(messages.settingHasChanged, 'version');
    if ([...text].length > limit) {
      throw new BadInput(
        i18n.t('{field} must be text of at most {max} characters', { field, max: limit }),
        field,
      );
    }
    const problem = field === 'composition' && compositionProblem(text);
    if (problem) throw new BadInput(`${field} ${problem}`, field);
  }
  await inTransaction(context.db, async (tx) => {
    const stored = await lockTranslation(tx, { language, subject, id });
    const written = writtenTexts(
      Object.fromEntries(fields.map(({ field, text }) => [field, text.trim()])),
    );
    const sent = new Set(fields.map(({ field }) => field));
    const others = Object.entries(stored?.texts ?? {}).filter(([field]) => !sent.has(field));
    const texts = { ...Object.fromEntries(others), ...written };
    const from = new Map(fields.map(({ field, source }) => [field, source]));
    const sources = Object.fromEntries(
      Object.keys(texts).map((field) => [field, from.get(field) ?? stored?.sources[field] ?? '']),
    );
    const row = { language, subject, subjectId: id, texts, sources, version };
    if (!(await writeTranslation(tx, row))) {
      throw new Conflict(messages.settingHasChanged, 'version');
    }
  });
  const [after] = (await find()).entries;
  return after ?? before;
}

function checkLanguage({ languages = ['en'] }: Context, language: Language) {
  if (languages.slice(1).includes(language)) return;
  throw new BadInput(
    i18n.t('The shop has no translations into this language: see LANGUAGES'),
    'language',
  );
}

/** The items of a subject with their texts; undefined for products, which may be many. */
async function sourcesOf(
  { db }: Context,
  readProfile: ReadProfile,
  subject: TranslatedSubject,
): Promise<Source[] | undefined> {
  const named = (all: readonly { id: string; name: string }[]) =>
    all.map(({ id, name }) => ({ id, name, sources: { name } }));
  switch (subject) {
    case 'product':
      return undefined;
    case 'kind':
    case 'colour':
      return named((await findLabels(db, subject)).map((name) => ({ id: name, name })));
    case 'delivery':
      return named(await findDelivery(db));
    case 'tax': {
      const names = new Set((await findTaxes(db)).map(({ name }) => name));
      return named([...names].map((name) => ({ id: name, name })));
    }
    case 'scale':
      return named(await findScales(db));
    case 'collection':
      return (await findCollections(db)).map(({ id, title, text }) => ({
        ...{ id, name: title },
        sources: writtenTexts({ title, text }),
      }));
    case 'text':
      return textSources(await readProfile()).map((each) => ({ ...each, name: each.id }));
  }
}

/** A JSON column does not keep the order of fields. */
function inOrder<T>(fields: [string, T][]): [string, T][] {
  const placeOf = (field: string) => (translatedFieldNames as readonly string[]).indexOf(field);
  return fields.sort(([one], [other]) => placeOf(one) - placeOf(other));
}
