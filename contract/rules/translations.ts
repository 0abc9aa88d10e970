import type { Language } from '../languages.ts';
import { limits } from '../limits.ts';
import type { ShopProfileInput } from '../schemas/shopProfile.ts';
import type { DutyField } from './dutyFields.ts';
import { collectionLimits, homeLimits, ownerLimits } from './ownerLimits.ts';
import type { Permission } from './permissions.ts';

/** Items whose texts are translated, with the rights to read and to write a translation of each. */
export const translatedSubjects = {
  product: { read: 'products:read', write: 'products:write' },
  kind: { read: 'products:read', write: 'products:write' },
  colour: { read: 'products:read', write: 'products:write' },
  collection: { read: 'texts:read', write: 'texts:write' },
  text: { read: 'texts:read', write: 'texts:write' },
  delivery: { read: 'settings:read', write: 'settings:write' },
  tax: { read: 'settings:read', write: 'settings:write' },
  scale: { read: 'settings:read', write: 'settings:write' },
} as const satisfies Record<string, { read: Permission; write: Permission }>;

export type TranslatedSubject = keyof typeof translatedSubjects;

export const translatedSubjectNames = Object.keys(translatedSubjects) as TranslatedSubject[];

/** Postgres' text search configuration of each language: its stemmer and stop words. */
export const searchConfigs = {
  ...{ en: 'english', pt: 'portuguese', ru: 'russian', de: 'german' },
  ...{ fr: 'french', es: 'spanish', ar: 'arabic' },
} as const satisfies Record<Language, string>;

/** Filters of the admin's list of translations. */
export const translationStates = ['missing', 'outdated'] as const;

/** Texts of one item, by field. */
export type Texts = Record<string, string>;

/** Translated fields of a product, with the limits of the product's own. */
export const translatedProductFields = {
  name: limits.name,
  description: limits.description,
  material: limits.material,
  composition: limits.duty,
  madeIn: limits.duty,
  recycled: limits.duty,
  warnings: limits.duty,
} as const satisfies Partial<Record<DutyField | 'name' | 'description' | 'material', object>>;

export type TranslatedProductField = keyof typeof translatedProductFields;

export const translatedProductFieldNames = Object.keys(
  translatedProductFields,
) as TranslatedProductField[];

const textLimits: Record<string, { max: number }> = {
  description: ownerLimits.shopDescription,
  openingHours: ownerLimits.openingHours,
  line: homeLimits.line,
  button: homeLimits.button,
  storyHeading: homeLimits.heading,
  storyText: homeLimits.text,
  noteHeading: homeLimits.heading,
  noteText: homeLimits.text,
  role: ownerLimits.role,
  bio: ownerLimits.bio,
  warnings: limits.duty,
};

const pageLimits: Record<string, { max: number }> = {
  about: ownerLimits.story,
};

const fieldLimits: Record<TranslatedSubject, Record<string, { max: number }>> = {
  product: translatedProductFields,
  kind: { name: limits.label },
  colour: { name: limits.label },
  scale: { name: limits.label },
  collection: { title: collectionLimits.title, text: collectionLimits.text },
  delivery: { name: ownerLimits.deliveryName },
  tax: { name: ownerLimits.taxName },
  text: textLimits,
};

/** Maximal length of a translation: that of the text itself. */
export function translationLimit(subject: TranslatedSubject, id: string, field: string): number {
  const page = subject === 'text' && field === 'text';
  const limit = page ? (pageLimits[id] ?? ownerLimits.policy) : fieldLimits[subject][field];
  return limit?.max ?? 0;
}

/** Fields of translations, in display order. */
export const translatedFieldNames = [
  ...(['name', 'title', 'line', 'button', 'storyHeading', 'storyText', 'noteHeading'] as const),
  ...(['noteText', 'role', 'bio', 'text', 'description', 'material', 'composition'] as const),
  ...(['madeIn', 'recycled', 'warnings', 'openingHours'] as const),
] as const;

/** Prefix of the ids of the team's texts; the person's name follows. */
export const memberId = (name: string) => `team ${name}`;

/** The owner's texts in the shop's profile, by the ids of their translations. */
export function textSources({
  description,
  openingHours,
  team,
  about,
  policies,
  home,
  safety,
}: Omit<ShopProfileInput, 'version'>): { id: string; sources: Texts }[] {
  const all = [
    {
      id: 'home',
      sources: {
        line: home?.line,
        button: home?.button,
        storyHeading: home?.story.heading,
        storyText: home?.story.text,
        noteHeading: home?.note.heading,
        noteText: home?.note.text,
      },
    },
    { id: 'profile', sources: { description, openingHours } },
    { id: 'about', sources: { text: about.en || about.ru } },
    ...team.map(({ name, role, bio }) => ({
      id: memberId(name),
      sources: { role: role.en || role.ru, bio: bio.en || bio.ru },
    })),
    ...Object.entries(policies).map(([id, text]) => ({ id, sources: { text } })),
    { id: 'safety', sources: { warnings: safety?.warnings } },
  ];
  return all
    .map(({ id, sources }) => ({ id, sources: writtenTexts(sources) }))
    .filter(({ sources }) => Object.keys(sources).length > 0);
}

export function writtenTexts(texts: Record<string, string | undefined>): Texts {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([field, text = '']) => (text.trim() ? [[field, text]] : [])),
  );
}
