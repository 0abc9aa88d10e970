import { i18n } from '../i18n.ts';
import type { Language } from '../languages.ts';

/** Translated names by those in the shop's first language. */
type Names = Readonly<Record<string, string>>;
type OwnNames = { kinds?: Names | undefined; taxes?: Names | undefined };

const names: Partial<Record<Language, OwnNames>> = {};

/** Sets the names of the owner's kinds and taxes in a language. */
export function setOwnNames(language: Language, own: OwnNames): void {
  names[language] = own;
}

/** Name of a kind in the current language; filters and URLs use the one in the shop’s first language. */
export const kindLabel = (kind: string): string => names[i18n.locale]?.kinds?.[kind] ?? kind;

/** Name of a tax in the current language; orders and exports keep the one in the shop’s first. */
export const taxLabel = (tax: string): string => names[i18n.locale]?.taxes?.[tax] ?? tax;
