import type { Language } from '../../contract/languages.ts';
import { messages } from '../../contract/messages.ts';
import { nameInColour } from '../../contract/rules/nameInColour.ts';
import {
  type Texts,
  type TranslatedSubject,
  textSources,
  translatedProductFieldNames,
  translatedSubjectNames,
  writtenTexts,
} from '../../contract/rules/translations.ts';
import type { ShopProfile } from '../../contract/schemas/shopProfile.ts';
import type { Translation } from '../../contract/schemas/translations.ts';
import { MockFailure, mockEndpoint } from './mockEndpoint.ts';
import type { ShopState } from './shopState.ts';

/** A translation, by `language subject id`. */
export type MockTranslations = Record<string, { version: number; texts: Texts; sources: Texts }>;

/** Translations of the owner's texts for admins; shoppers' replies have none. */
export function translationHandlers(
  state: ShopState,
  profile: ShopProfile,
  stored: MockTranslations = {},
) {
  const kept = new Map(Object.entries(stored));

  function things(subject: TranslatedSubject): { id: string; name: string; sources: Texts }[] {
    const named = (all: readonly { id: string; name: string }[]) =>
      all.map(({ id, name }) => ({ id, name, sources: { name } }));
    const labels = (values: readonly (string | undefined)[]) =>
      named([...new Set(values)].flatMap((name) => (name ? [{ id: name, name }] : [])));
    switch (subject) {
      case 'tax':
        return labels(state.selling.taxes.map(({ name }) => name));
      case 'product':
        return state.shelf.map((product) => ({
          ...{ id: product._id, name: nameInColour(product) },
          sources: writtenTexts(
            Object.fromEntries(translatedProductFieldNames.map((name) => [name, product[name]])),
          ),
        }));
      case 'kind':
        return labels(state.shelf.map(({ kind }) => kind));
      case 'colour':
        return labels(state.shelf.map(({ colour }) => colour));
      case 'collection':
        return state.collections.map(({ id, title, text }) => ({
          ...{ id, name: title },
          sources: writtenTexts({ title, text }),
        }));
      case 'delivery':
        return named(state.selling.delivery);
      case 'scale':
        return named(state.sizeScales);
      case 'text':
        return textSources(profile).map((each) => ({ ...each, name: each.id }));
    }
  }

  function entriesOf(subject: TranslatedSubject, language: string): Translation[] {
    return things(subject).map(({ id, name, sources }) => {
      const found = kept.get(`${language} ${subject} ${id}`);
      return {
        ...{ id, name, version: found?.version ?? 0 },
        fields: Object.entries(sources).map(([field, source]) => {
          const text = found?.texts[field] ?? '';
          const madeFrom = found?.sources[field] ?? source;
          return { field, source, text, ...(text && madeFrom !== source && { madeFrom }) };
        }),
      };
    });
  }

  const isMissing = ({ text }: Translation['fields'][number]) => text === '';
  const isOutdated = ({ madeFrom }: Translation['fields'][number]) => madeFrom !== undefined;

  return [
    mockEndpoint('GET /translations', ({ query }) => {
      const { language, subject, id, state: wanted, limit = 20, offset = 0 } = query;
      const entries = entriesOf(subject, language).filter(
        (entry) =>
          (id === undefined || entry.id === id) &&
          (!wanted || entry.fields.some(wanted === 'missing' ? isMissing : isOutdated)),
      );
      return {
        reply: { total: entries.length, entries: entries.slice(offset, offset + limit) },
      };
    }),
    mockEndpoint('GET /translationcounts', () => ({
      reply: (['pt', 'ar'] as const).flatMap((language) =>
        translatedSubjectNames.map((subject) => {
          const fields = entriesOf(subject, language).flatMap((entry) => entry.fields);
          const counts = [fields.filter(isMissing).length, fields.filter(isOutdated).length];
          const [missing = 0, outdated = 0] = counts;
          return { language, subject, missing, outdated };
        }),
      ),
    })),
    mockEndpoint('GET /producttranslations', () => ({
      reply: [...kept].flatMap(([key, { version, texts }]) => {
        const [language, subject, id = ''] = key.split(' ');
        return subject === 'product'
          ? [{ id, language: language as Language, version, texts }]
          : [];
      }),
    })),
    mockEndpoint('POST /savetranslation', ({ body }) => {
      const { language, subject, id, version, fields } = body;
      const key = `${language} ${subject} ${id}`;
      const before = kept.get(key);
      if ((before?.version ?? 0) !== version) {
        throw new MockFailure(409, messages.settingHasChanged, 'version');
      }
      const texts = Object.fromEntries(fields.map(({ field, text }) => [field, text.trim()]));
      const sources = Object.fromEntries(fields.map(({ field, source }) => [field, source]));
      kept.set(key, {
        version: version + 1,
        texts: writtenTexts({ ...before?.texts, ...texts }),
        sources: { ...before?.sources, ...sources },
      });
      const saved = entriesOf(subject, language).find((entry) => entry.id === id);
      if (!saved) throw new MockFailure(404, messages.settingHasChanged);
      return { reply: saved };
    }),
  ];
}
