import { compileMessage as compileFully } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';
import { factsOf, languages } from '../../contract/languages.ts';
import { compileMessage } from '../../contract/messageFormat.ts';
import { catalogues, collectMessages, readCatalogue } from '../messages/collect.ts';

const messages = collectMessages();
const translated = Object.keys(languages).filter((language) => language !== 'en');

type Compiled = ReturnType<typeof compileMessage>;

/** Names of the values in a message, and the cases of its choices. */
function partsOf(text: string) {
  const names = new Set<string>();
  const plurals: string[][] = [];
  const selects = new Set<string>();
  function read(tokens: Compiled) {
    for (const token of tokens) {
      if (typeof token === 'string') continue;
      const [name, type, cases = {}] = token;
      // The number of a plural: contract/messageFormat.ts.
      if (!name.startsWith('#')) names.add(name);
      const choices = Object.entries(cases as Record<string, Compiled>);
      if (type === 'plural') plurals.push(choices.map(([key]) => key));
      if (type === 'select') for (const [key] of choices) selects.add(`${name} ${key}`);
      for (const [, part] of choices) read(part);
    }
  }
  read(compileMessage(text));
  const tags = [...text.matchAll(/<\/?(\w+)\/?>/g)].map(([tag]) => tag).sort();
  return { names: [...names].sort(), plurals, selects: [...selects].sort(), tags };
}

const isNumber = (key: string) => /^\d+$/.test(key);

/** A plural that only names numbers, such as `=0`, distinguishes no forms. */
const isExact = (keys: readonly string[]) => keys.every((key) => key === 'other' || isNumber(key));

describe.each(translated)('the messages in %s', (language) => {
  const forms = new Intl.PluralRules(factsOf(language).locale).resolvedOptions().pluralCategories;

  it.each(catalogues)('are those of the code: %s', (catalogue) => {
    const texts = readCatalogue(language, catalogue);
    expect(
      Object.keys(texts),
      'Run npm run messages, then translate what is empty (docs/languages.md)',
    ).toEqual([...messages[catalogue].keys()]);
    const empty = Object.keys(texts).filter((id) => !texts[id]);
    expect(empty, `Translate these in locales/${language}/${catalogue}.json`).toEqual([]);
  });

  it('have the values, choices and elements of the English text', () => {
    for (const catalogue of catalogues) {
      const texts = readCatalogue(language, catalogue);
      for (const { id, text } of messages[catalogue].values()) {
        const { names, selects, tags } = partsOf(texts[id] ?? '');
        const english = partsOf(text);
        expect({ id, names, selects, tags }).toEqual({
          id,
          names: english.names,
          selects: english.selects,
          tags: english.tags,
        });
      }
    }
  });

  it('have a plural form for each number', () => {
    const wrong = catalogues.flatMap((catalogue) => {
      const texts = readCatalogue(language, catalogue);
      return [...messages[catalogue].values()].flatMap(({ id, text }) => {
        const areExact = partsOf(text).plurals.every(isExact);
        const faults = partsOf(texts[id] ?? '').plurals.filter(
          (keys) =>
            !keys.every((key) => isNumber(key) || forms.includes(key as Intl.LDMLPluralRule)) ||
            !(forms.every((form) => keys.includes(form)) || (areExact && isExact(keys))),
        );
        return faults.map((keys) => `${keys.join(' ')}: ${texts[id]}`);
      });
    });
    expect(wrong, `Each plural needs ${forms.join(', ')}`).toEqual([]);
  });

  it('compile as Lingui compiles them', () => {
    for (const catalogue of catalogues)
      for (const text of Object.values(readCatalogue(language, catalogue)))
        expect(() => compileFully(text)).not.toThrow();
  });
});

/** Prepositions after which a country's name needs an article or a case in these languages. */
const prepositions = {
  de: 'in|nach|für|aus',
  fr: 'à|au|aux|de|en|pour|vers',
  pt: 'a|de|em|para',
  ru: 'в|для|из|на',
};

it.each(Object.entries(prepositions))('no country in %s follows %s', (language, words) => {
  const pattern = new RegExp(`(^|[^\\p{L}])(${words}) \\{(country|countries)\\}`, 'iu');
  const texts = catalogues.flatMap((each) => Object.values(readCatalogue(language, each)));
  const hint = 'Put the name in parentheses or after a colon: Lieferung ({countries})';
  expect(
    texts.filter((text) => pattern.test(text)),
    hint,
  ).toEqual([]);
});

it('no line of a text in fr begins with punctuation', () => {
  const texts = catalogues.flatMap((each) => Object.values(readCatalogue('fr', each)));
  expect(
    texts.filter((text) => / [?!:;»%]|« /u.test(text)),
    'Put a no-break space before a colon, a narrow one before ? ! ; » % and after «',
  ).toEqual([]);
});

it('no sentence in ru begins after a day, which may end with a time zone', () => {
  const texts = catalogues.flatMap((each) => Object.values(readCatalogue('ru', each)));
  expect(
    texts.filter((text) => /\{day\} \p{Lu}/u.test(text)),
    'Put the day inside the sentence',
  ).toEqual([]);
});
