import { type I18n, type MessageDescriptor, type Messages, setupI18n } from '@lingui/core';
import { factsOf, type Language } from './languages.ts';
import { compileMessage, withNumbers } from './messageFormat.ts';

/** Lingui instances, one per language used so far. */
const instances: Partial<Record<Language, I18n>> = {};

function instanceOf(language: Language): I18n {
  instances[language] ??= setupI18n({
    locale: language,
    locales: factsOf(language).locale,
    // A message missing from the catalogue is shown as in the code, so English needs no catalogue.
    messages: { [language]: {} },
  }).setMessagesCompiler(compileMessage);
  return instances[language];
}

/** The reader of the texts. */
export type Listener = { language: Language };

const everybody: Listener = { language: 'en' };
let findListener: () => Listener | undefined = () => undefined;
const listener = () => findListener() ?? everybody;

type Values = Record<string, unknown>;

/** Texts in the language in use. */
export const i18n = {
  /**
   * Translates a message, which is its own id: `i18n.t('Only {count} left', { count })`. A text that is
   * translated later, by `i18n.t(text)`, is marked by the comment `i18n` in front of it.
   */
  t: (message: string | MessageDescriptor, values?: Values): string =>
    typeof message === 'string'
      ? i18n.lingui.t(message, i18n.written(values))
      : i18n.lingui.t({ ...message, values: i18n.written(message.values) }),
  /** Values with their numbers formatted for the language. */
  written: (values: Values = {}): Values => withNumbers(values, factsOf(i18n.locale)),
  get locale(): Language {
    return listener().language;
  },
  get lingui(): I18n {
    return instanceOf(i18n.locale);
  },
  /** Adds translations to a language. */
  load: (language: Language, messages: Messages): void =>
    instanceOf(language).load(language, messages),
};

/** Uses a language from now on. */
export function activate(language: Language): void {
  listener().language = language;
}

/** Returns the result of `write`, which must be synchronous, with the texts of a language. */
export function inLanguage<T>(language: Language, write: () => T): T {
  const here = listener();
  const before = here.language;
  here.language = language;
  try {
    return write();
  } finally {
    here.language = before;
  }
}

/**
 * Lets a server answer several visitors at a time, each in their own language.
 * @param find listener of the running code; undefined outside any answer
 */
export function setListener(find: () => Listener | undefined): void {
  findListener = find;
}
