import Type, { type Static } from 'typebox';
import { languages } from '../languages.ts';
import { limits } from '../limits.ts';
import { ownerLimits } from '../rules/ownerLimits.ts';
import { translatedSubjectNames, translationStates } from '../rules/translations.ts';
import { Count, optional, StrictObject } from './common.ts';

const LanguageCode = Type.Enum(Object.keys(languages) as (keyof typeof languages)[], {
  description: 'One of the shop’s further languages',
});

const Subject = Type.Enum(translatedSubjectNames);

const SubjectId = Type.String({
  minLength: 1,
  maxLength: ownerLimits.memberName.max + 10,
  description: 'An id, or a name where there is none, as that of a kind',
});

const Field = Type.String({ minLength: 1, maxLength: 20 });
const Text = Type.String({ maxLength: ownerLimits.policy.max });

export const TranslationState = Type.Enum(translationStates);
export type TranslationState = Static<typeof TranslationState>;

export const TranslationQuery = StrictObject({
  language: LanguageCode,
  subject: Subject,
  id: optional(SubjectId, 'Only this one'),
  state: optional(
    TranslationState,
    '`missing`: lacks a text; `outdated`: a text was changed since it was translated',
  ),
  limit: optional(
    Type.Integer({ minimum: limits.page.min, maximum: limits.page.max }),
    'By default 20',
  ),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
});
export type TranslationQuery = Static<typeof TranslationQuery>;

/** Texts of one item, with their translations into one language. */
export const Translation = Type.Object({
  id: SubjectId,
  name: Type.String({ description: 'What it is called in the shop’s first language' }),
  version: { ...Count, description: 'One more at each change; 0 without any translation' },
  fields: Type.Array(
    Type.Object({
      field: Field,
      source: Text,
      text: { ...Text, description: 'Empty without a translation' },
      madeFrom: optional(Text, 'The text that was translated, if it was changed since'),
    }),
  ),
});
export type Translation = Static<typeof Translation>;

export const TranslationPage = Type.Object({
  total: { ...Count, description: 'On all pages' },
  entries: Type.Array(Translation),
});
export type TranslationPage = Static<typeof TranslationPage>;

/** A product's texts in one language. */
export const ProductTranslation = Type.Object({
  id: SubjectId,
  language: LanguageCode,
  version: Count,
  texts: Type.Record(Field, Text, { description: 'By field; only those with a translation' }),
});
export type ProductTranslation = Static<typeof ProductTranslation>;

/** Numbers of texts without a translation, and of outdated translations. */
export const TranslationCounts = Type.Array(
  Type.Object({ language: LanguageCode, subject: Subject, missing: Count, outdated: Count }),
);
export type TranslationCounts = Static<typeof TranslationCounts>;

export const TranslationInput = StrictObject({
  language: LanguageCode,
  subject: Subject,
  id: SubjectId,
  version: { ...Count, description: 'The version that it replaces; 0 for the first' },
  fields: Type.Array(
    StrictObject({
      field: Field,
      source: { ...Text, description: 'The text that was translated' },
      text: { ...Text, description: 'Empty to remove the translation' },
    }),
    { minItems: 1, maxItems: 20, description: 'Others keep theirs' },
  ),
});
export type TranslationInput = Static<typeof TranslationInput>;
