import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { negotiate } from '@fastify/accept-negotiator';
import { addTranslations } from '../../contract/catalogues.ts';
import { i18n, inLanguage, type Listener, setListener } from '../../contract/i18n.ts';
import {
  isLanguage,
  type Language,
  type Languages,
  languages,
  prefixOf,
} from '../../contract/languages.ts';
import { paths } from '../paths.ts';

/** Languages of a shop without the setting `LANGUAGES`, such as one in a test. */
export const onlyEnglish: Languages = ['en'];

export const allLanguages = Object.keys(languages).join(',');

/** Returns true for codes of our languages, separated by commas, each once. */
export function isLanguageList(text: string): boolean {
  const codes = codesIn(text);
  return codes.every(isLanguage) && new Set(codes).size === codes.length;
}

/** @param setting one that `isLanguageList` accepts */
export function toLanguages(setting: string): Languages {
  const [first = 'en', ...others] = codesIn(setting).filter(isLanguage);
  return [first, ...others];
}

function codesIn(text: string): string[] {
  return text.split(',').map((code) => code.trim());
}

/**
 * Loads the translations of these languages. A text without one stays English: so does the whole
 * language if it has no file.
 * @param folder has a folder per language
 */
export function loadLanguages(codes: Languages, folder = paths.locales): void {
  for (const code of codes) {
    for (const catalogue of ['shop', 'server']) {
      const translations = Object.entries(readJson(join(folder, code, `${catalogue}.json`)));
      addTranslations(code, Object.fromEntries(translations.filter(([, text]) => text !== '')));
    }
  }
}

function readJson(file: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

/**
 * The shop's language for an `Accept-Language` header, of a browser or any other program; without a
 * preference, the shop's first.
 */
export function acceptedLanguage(header: string | undefined, shop: Languages): Language {
  if (shop.length === 1 || !header) return shop[0];
  // `de-AT` asks for German.
  const codes = header.toLowerCase().replace(/([a-z]{2})(-[a-z0-9]+)+/g, '$1');
  return negotiate(codes, [...shop]) ?? shop[0];
}

/** The shop's language for a stored one, which is null in old rows, or may be no longer offered. */
export function shopLanguage(
  stored: string | null | undefined,
  shop: Languages = onlyEnglish,
): Language {
  return shop.find((code) => code === stored) ?? shop[0];
}

/** Languages of the requests that are being answered, with all work that they start. */
const listeners = new AsyncLocalStorage<Listener>();
setListener(() => listeners.getStore());

/**
 * Runs `work` and all that it starts with the texts of a language, even after an `await`, unlike
 * `inLanguage`.
 */
export function speaking<T>(language: Language, work: () => T): T {
  return speakingTo({ language }, work);
}

/** Runs `work` and all that it starts in the language of a listener, which may change. */
export function speakingTo<T>(listener: Listener, work: () => T): T {
  return listeners.run(listener, work);
}

/** Language of the request that is being answered; null elsewhere. */
export function spokenLanguage(): Language | null {
  return listeners.getStore()?.language ?? null;
}

/** Writes an email or a document for the customer of a row, in its language. */
export function inLanguageOf<T>(
  { language }: { language?: string | null },
  { languages }: Speaker,
  write: () => T,
): T {
  return inLanguage(shopLanguage(language, languages), write);
}

/** Writes a text for staff, in the shop's first language. */
export function forStaff<T>({ languages }: Speaker, write: () => T): T {
  return inLanguage(shopLanguage(null, languages), write);
}

type Speaker = { languages?: Languages };

/**
 * URL before the path of the shop's pages, with the prefix of a language.
 * @param language by default the one in use
 */
export function pagesUrl(
  { publicUrl, languages = onlyEnglish }: Speaker & { publicUrl: string },
  language: string | null | undefined = i18n.locale,
): string {
  return publicUrl + prefixOf(shopLanguage(language, languages), languages);
}
