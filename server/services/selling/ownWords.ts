import { i18n } from '../../../contract/i18n.ts';
import type { Language } from '../../../contract/languages.ts';
import { setOwnNames } from '../../../contract/rules/ownNames.ts';
import {
  memberId,
  type Texts,
  type TranslatedProductField,
  type TranslatedSubject,
} from '../../../contract/rules/translations.ts';
import type { ShortProfile } from '../../../contract/schemas/shopProfile.ts';
import type { StoredProduct } from '../../repositories/products.ts';
import { findShortProfile } from '../../repositories/shop.ts';
import { findTexts, findTextsOf, type Subject } from '../../repositories/translations.ts';
import type { Context } from '../context.ts';

/** Dependencies of reading the owner's texts. */
export type Words = Pick<Context, 'db' | 'languages'>;

/**
 * Language into which the owner's texts are translated for a reply; null if that is the shop's
 * first, in which they are written.
 */
export function furtherLanguage(
  { languages = ['en'] }: Pick<Context, 'languages'>,
  language: string | null | undefined = languages.length > 1 ? i18n.locale : languages[0],
): Language | null {
  return languages.slice(1).find((code) => code === language) ?? null;
}

/** An item with its translated texts, without those whose original was removed. */
function withTexts<T extends object>(thing: T, texts: Texts): T {
  const shown = Object.entries(texts).filter(([field]) => thing[field as keyof T]);
  return { ...thing, ...Object.fromEntries(shown) };
}

type FindTexts = (subject: TranslatedSubject, id: string) => Texts;

async function readTexts(
  { db }: Words,
  language: Language,
  wanted: readonly Subject[],
): Promise<FindTexts> {
  const found = await findTexts(db, language, wanted);
  const keyOf = (subject: string, id: string) => `${subject} ${id}`;
  const texts = new Map(found.map((row) => [keyOf(row.subject, row.id), row.texts]));
  return (subject, id) => texts.get(keyOf(subject, id)) ?? {};
}

/** Translated fields of a product, and those needed to find them. */
type Translated = Pick<StoredProduct, 'id' | 'name' | 'colour'> &
  Partial<Pick<StoredProduct, TranslatedProductField | 'colourways'>>;

/**
 * Products with the owner's texts in a language, by default that of the reply; a missing text stays
 * in the shop's first. Kinds keep their names, because filters, taxes and codes use them.
 */
export async function inOwnWords<P extends Translated>(
  context: Words,
  products: readonly P[],
  language = furtherLanguage(context),
): Promise<P[]> {
  if (!language) return [...products];
  const colours = products.flatMap(({ colour, colourways = [] }) => [
    colour,
    ...colourways.map((each) => each.colour),
  ]);
  const textsOf = await readTexts(context, language, [
    ...products.map(({ id }) => ({ subject: 'product' as const, id })),
    ...[...new Set(colours)].map((id) => ({ subject: 'colour' as const, id })),
  ]);
  const colourOf = (colour: string) => textsOf('colour', colour).name ?? colour;
  return products.map((product) => ({
    ...withTexts(product, textsOf('product', product.id)),
    colour: colourOf(product.colour),
    ...(product.colourways && {
      colourways: product.colourways.map((each) => ({ ...each, colour: colourOf(each.colour) })),
    }),
  }));
}

/** Products by their ids, as `inOwnWords` has them. */
export async function mapInOwnWords<P extends Translated>(
  context: Words,
  products: ReadonlyMap<string, P>,
  language = furtherLanguage(context),
): Promise<Map<string, P>> {
  const translated = await inOwnWords(context, [...products.values()], language);
  return new Map(translated.map((product) => [product.id, product]));
}

/** Names of products by their ids, as `inOwnWords` has them. */
export async function namesInOwnWords(
  context: Words,
  names: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  const named = [...names].map(([id, name]) => ({ id, name, colour: '' }));
  return new Map((await inOwnWords(context, named)).map(({ id, name }) => [id, name]));
}

/** Settings of one kind with their texts in the language of the reply. */
export async function settingsInOwnWords<S extends { id: string }>(
  context: Words,
  subject: 'collection' | 'delivery' | 'scale',
  settings: readonly S[],
  language = furtherLanguage(context),
): Promise<S[]> {
  if (!language || settings.length === 0) return [...settings];
  const wanted = settings.map(({ id }) => ({ subject, id }));
  const textsOf = await readTexts(context, language, wanted);
  return settings.map((setting) => withTexts(setting, textsOf(subject, setting.id)));
}

/** A text of the owner's by its id, in the language of the reply; undefined without a translation. */
export async function ownText(context: Words, id: string): Promise<Texts | undefined> {
  const language = furtherLanguage(context);
  if (!language) return undefined;
  return (await readTexts(context, language, [{ subject: 'text', id }]))('text', id);
}

/**
 * Names of kinds and taxes in a language, by those in the shop's first; without a key where none is
 * translated.
 */
export async function ownNames({ db }: Words, language: Language) {
  const rows = await findTextsOf(db, language, ['kind', 'tax']);
  const namesOf = (subject: 'kind' | 'tax') => {
    const named = rows.filter((row) => row.subject === subject && row.texts.name);
    return Object.fromEntries(named.map(({ id, texts }) => [id, texts.name ?? id]));
  };
  const [kinds, taxes] = [namesOf('kind'), namesOf('tax')];
  return {
    ...(Object.keys(kinds).length > 0 && { kinds }),
    ...(Object.keys(taxes).length > 0 && { taxes }),
  };
}

/** Lets `kindLabel` and `taxLabel` translate into a language, by default that of the reply. */
export async function loadOwnNames(context: Words, language?: string | null) {
  const further = furtherLanguage(context, language);
  if (further) setOwnNames(further, await ownNames(context, further));
}

/** The shop's texts about the safety of its products, in the language of the reply. */
export async function safetyInOwnWords(context: Words) {
  const safety = (await findShortProfile(context.db))?.profile.safety;
  return safety && withTexts(safety, (await ownText(context, 'safety')) ?? {});
}

/** The profile of the shop with its texts in a language. */
export async function profileInOwnWords(
  context: Words,
  profile: ShortProfile,
  language: Language,
): Promise<ShortProfile> {
  const { team, home } = profile;
  const ids = ['home', 'profile', ...team.map(({ name }) => memberId(name))];
  const textsOf = await readTexts(
    context,
    language,
    ids.map((id) => ({ subject: 'text', id })),
  );
  const shown = textsOf('text', 'home');
  const block = (texts: { heading: string; text: string }, heading?: string, text?: string) =>
    withTexts(texts, { ...(heading && { heading }), ...(text && { text }) });
  return {
    ...withTexts(profile, textsOf('text', 'profile')),
    team: team.map((member) => {
      const { role, bio } = textsOf('text', memberId(member.name));
      return {
        ...member,
        ...((role || bio) && { lang: language }),
        ...(role && { role: { en: role, ru: '' } }),
        ...(bio && { bio: { en: bio, ru: '' } }),
      };
    }),
    ...(home && {
      home: {
        ...withTexts(home, shown),
        story: { ...home.story, ...block(home.story, shown.storyHeading, shown.storyText) },
        note: { ...home.note, ...block(home.note, shown.noteHeading, shown.noteText) },
      },
    }),
  };
}
