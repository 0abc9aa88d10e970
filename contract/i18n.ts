import { i18n } from '@lingui/core';
import { factsOf, type Language } from './languages.ts';
import { compileMessage } from './messageFormat.ts';

i18n.setMessagesCompiler(compileMessage);
// A message that no catalogue has is shown as written in the code: English needs none.
i18n.load('en', {});
i18n.activate('en');

/**
 * Lingui's instance for the language in use: `i18n.t('Only {count} left', { count })`. A text that is
 * translated later, by `i18n.t(text)`, is marked by the comment `i18n` in front of it. The process has one
 * language: a browser keeps it until the page is loaded anew, and the server changes it for the time of
 * one synchronous rendering (`inLanguage`).
 */
export { i18n };

/** Uses a language from now on; its messages are loaded. */
export function activate(language: Language): void {
  i18n.activate(language, factsOf(language).locale);
}

/** Returns the result of `write`, which must be synchronous, with the texts of a language. */
export function inLanguage<T>(language: Language, write: () => T): T {
  const { locale, locales } = i18n;
  activate(language);
  try {
    return write();
  } finally {
    i18n.activate(locale, locales);
  }
}
