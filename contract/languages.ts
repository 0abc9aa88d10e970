/**
 * Languages of the interface, by their codes in URLs: their direction, and the locale of dates.
 * Numbers are written here rather than by `Intl`, whose spaces differ from browser to browser and
 * from Node: a rendered page must have the same text in all of them.
 */
export const languages = {
  en: { locale: 'en-GB', group: ',', decimal: '.' },
  pt: { locale: 'pt-PT', group: '\u00a0', decimal: ',', signAfter: true },
  ru: { locale: 'ru', group: '\u00a0', decimal: ',', signAfter: true },
  de: { locale: 'de', group: '.', decimal: ',', signAfter: true },
  fr: { locale: 'fr', group: '\u202f', decimal: ',', signAfter: true },
  es: { locale: 'es', group: '.', decimal: ',', signAfter: true },
  ar: {
    locale: 'ar-u-nu-latn',
    group: ',',
    decimal: '.',
    signAfter: true,
    isRightToLeft: true,
  },
} as const satisfies Record<string, LanguageFacts>;

export type LanguageFacts = {
  /** For `Intl`. */
  locale: string;
  /** Between thousands. */
  group: string;
  decimal: string;
  /** The currency's sign follows the amount. */
  signAfter?: boolean;
  isRightToLeft?: boolean;
};

export type Language = keyof typeof languages;

export function isLanguage(text: string): text is Language {
  return Object.hasOwn(languages, text);
}

/** Languages of a shop; the first has no prefix in URLs. */
export type Languages = readonly [Language, ...Language[]];

export const factsOf = (language: string): LanguageFacts =>
  languages[isLanguage(language) ? language : 'en'];

/** Formats a number for a language: `1024.50` is `1,024.50` in English. */
export function writeNumber(number: string, { group, decimal }: LanguageFacts): string {
  const [whole = '', ...part] = number.split('.');
  return [whole.replace(/\B(?=(\d{3})+(?!\d))/g, group), ...part].join(decimal);
}

/** Prefix of a language's URLs: `/pt`, and nothing for the shop's first language. */
export function prefixOf(language: Language, [first]: Languages): string {
  return language === first ? '' : `/${language}`;
}

/** Browser path of an app page: `/women` is `/pt/women` in Portuguese. */
export function pathIn(language: Language, path: string, shop: Languages): string {
  // "//shop.example" would be another host.
  const own = path.replace(/^\/+/, '/');
  const prefix = prefixOf(language, shop);
  return prefix && own.startsWith('/') ? prefix + own.replace(/^\/(?=[?#]|$)/, '') : own;
}

/**
 * Splits the language's prefix from a path: `/pt/women` is `/women` in Portuguese.
 * @param path path, with or without a query
 */
export function splitLanguage(path: string, shop: Languages): { language: Language; path: string } {
  const { code, rest } = splitCode(path);
  const language = shop.slice(1).find((each) => each === code);
  return language ? { language, path: rest } : { language: shop[0], path };
}

/** A path without the prefix of any language that the app knows; for code that has no settings yet. */
export function withoutLanguage(path: string): string {
  const { code, rest } = splitCode(path);
  return isLanguage(code) ? rest : path;
}

/** URL of the app’s settings for a page at this path, with the owner’s words in its language. */
export function settingsPath(path: string): string {
  const { code } = splitCode(path);
  return isLanguage(code) ? `/config.js?language=${code}` : '/config.js';
}

function splitCode(path: string) {
  const [, code = '', rest = ''] = /^\/([a-z]{2})(?=[/?#]|$)(.*)$/s.exec(path) ?? [];
  return { code, rest: `/${rest.replace(/^\/+/, '')}` };
}
