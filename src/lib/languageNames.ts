import type { Language } from '../../contract/languages.ts';

/** Native name of each language; apart from `languages`, because a first visit needs none. */
export const languageNames = {
  en: 'English',
  pt: 'Português',
  ru: 'Русский',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  ar: 'العربية',
} as const satisfies Record<Language, string>;
