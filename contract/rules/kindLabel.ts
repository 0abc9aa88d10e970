import { i18n } from '../i18n.ts';
import type { Language } from '../languages.ts';

const names: Partial<Record<Language, Readonly<Record<string, string>>>> = {};

/** Sets the names of kinds in a language; the keys are their names in the shop’s first language. */
export function setKindNames(language: Language, kinds: Readonly<Record<string, string>>): void {
  names[language] = kinds;
}

/** Name of a kind in the current language; filters and URLs use the one in the shop’s first language. */
export const kindLabel = (kind: string): string => names[i18n.locale]?.[kind] ?? kind;
