/** Languages of the interface, by their codes in URLs, with their own names. */
export const languages = {
  en: { name: 'English', direction: 'ltr' },
  pt: { name: 'Português', direction: 'ltr' },
  ru: { name: 'Русский', direction: 'ltr' },
  de: { name: 'Deutsch', direction: 'ltr' },
  fr: { name: 'Français', direction: 'ltr' },
  es: { name: 'Español', direction: 'ltr' },
  ar: { name: 'العربية', direction: 'rtl' },
} as const satisfies Record<string, { name: string; direction: 'ltr' | 'rtl' }>;

export type Language = keyof typeof languages;

export function isLanguage(text: string): text is Language {
  return Object.hasOwn(languages, text);
}

/** Languages of a shop; the first has no prefix in URLs. */
export type Languages = readonly [Language, ...Language[]];

/** Prefix of a language's URLs: `/pt`, and nothing for the shop's first language. */
export function prefixOf(language: Language, [first]: Languages): string {
  return language === first ? '' : `/${language}`;
}

/**
 * Splits the language's prefix from a path: `/pt/women` is `/women` in Portuguese.
 * @param path path, with or without a query
 */
export function splitLanguage(path: string, shop: Languages): { language: Language; path: string } {
  const [, code = '', rest = ''] = /^\/([a-z]{2})(?=[/?#]|$)(.*)$/s.exec(path) ?? [];
  const language = shop.slice(1).find((each) => each === code);
  if (!language) return { language: shop[0], path };
  return { language, path: rest.startsWith('/') ? rest : `/${rest}` };
}

/** The shop's language for a visitor who prefers these, best first, as `navigator.languages`. */
export function preferredLanguage(wanted: readonly string[], shop: Languages): Language {
  const codes = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return codes.find((code): code is Language => shop.some((each) => each === code)) ?? shop[0];
}
