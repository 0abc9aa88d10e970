import { i18n } from '../i18n.ts';
import type { Language } from '../languages.ts';

const names: Partial<Record<Language, Readonly<Record<string, string>>>> = {};

/** Sets the names of kinds in a language, by those in the shop's first one. */
export function setKindNames(language: Language, kinds: Readonly<Record<string, string>>): void {
  names[language] = kinds;
}

/** Name of a kind in the language in use; filters and URLs keep that of the shop's first one. */
export const kindLabel = (kind: string): string => names[i18n.locale]?.[kind] ?? kind;
