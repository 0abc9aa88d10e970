import { i18n } from '../i18n.ts';
import { factsOf, languages } from '../languages.ts';
import { countryNames } from './countryNames.ts';

/** Codes of common names that are neither English nor the country's own, as `fold` returns them. */
export const alternativeNames: Record<string, string> = {
  usa: 'us',
  'united states of america': 'us',
  'great britain': 'gb',
  england: 'gb',
  scotland: 'gb',
  wales: 'gb',
  'northern ireland': 'gb',
  'republic of ireland': 'ie',
  hellas: 'gr',
  holland: 'nl',
  'czech republic': 'cz',
  'slovak republic': 'sk',
  turkey: 'tr',
  uae: 'ae',
  vatican: 'va',
  macau: 'mo',
  'ivory coast': 'ci',
  'cape verde': 'cv',
  'east timor': 'tl',
  swaziland: 'sz',
  burma: 'mm',
  macedonia: 'mk',
  'russian federation': 'ru',
};

let known: ReadonlyMap<string, string> | undefined;
let inOurLanguages: ReadonlyMap<string, string> | undefined;

/**
 * English name of a country that is written in English, in one of its official languages, in a
 * language of the app or as its two-letter code: `Portugal` for "PT"; undefined for other texts.
 * Accents and dots may be missing. Screens use `localName`.
 */
export function countryName(written: string): string | undefined {
  known ??= readNames();
  const key = fold(written);
  const name = known.get(alternativeNames[key] ?? key);
  if (name || !key) return name;
  inOurLanguages ??= readOurLanguages();
  return inOurLanguages.get(key);
}

/** ISO 3166 codes of countries, in capitals, without those that are unknown. */
export function countryCodes(written: readonly string[]): string[] {
  const lines = countryNames.trim().split('\n');
  return written.flatMap((each) => {
    const name = countryName(each);
    return lines.find((line) => line.split('|')[1] === name)?.slice(0, 2) ?? [];
  });
}

/** Name of a country in the language in use; an unknown place stays as written. */
export function localName(written: string): string {
  const [code] = countryCodes([written]);
  const { locale } = factsOf(i18n.locale);
  return (code && new Intl.DisplayNames(locale, { type: 'region' }).of(code)) ?? written;
}

/**
 * A key that is equal for all spellings of a country; an unknown place is its own key. The database
 * stores keys, so those of countries must not change.
 */
export function countryKey(country: string): string {
  return (countryName(country) ?? country).trim().toLowerCase().replace(/^the /, '');
}

/** Letters of Latin alphabets that Unicode does not decompose. */
const plainLetters: Record<string, string> = {
  ...{ ø: 'o', ł: 'l', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i', ə: 'e' },
};

/** Drops accents, dots and apostrophes, and unifies "and" and "saint". */
function fold(written: string): string {
  return written
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f.]/g, '')
    .replace(/[øłđßæœıə]/g, (letter) => plainLetters[letter] ?? letter)
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .replace(/\bsaint\b/g, 'st')
    .trim()
    .replace(/^the /, '');
}

/** Two letters for one, as on a keyboard without it: `Oesterreich`. */
const twoLetters: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };

function spellOut(name: string): string {
  return name.toLowerCase().replace(/[äöüøå]/g, (letter) => twoLetters[letter] ?? letter);
}

function readNames(): Map<string, string> {
  const names = new Map<string, string>();
  for (const line of countryNames.trim().split('\n')) {
    const [code = '', ...written] = line.split('|');
    for (const each of [code, ...written].flatMap((name) => [name, spellOut(name)])) {
      names.set(fold(each), written[0] ?? code);
    }
  }
  return names;
}

/** Names in the languages of the app, which a browser may lack for some of them. */
function readOurLanguages(): Map<string, string> {
  const names = new Map<string, string>();
  for (const language of Object.keys(languages)) {
    const inLanguage = new Intl.DisplayNames([language], { type: 'region' });
    for (const line of countryNames.trim().split('\n')) {
      const [code = '', english = code] = line.split('|');
      names.set(fold(inLanguage.of(code) ?? code), english);
    }
  }
  return names;
}
