import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { setTranslation } from './i18n.ts';
import { factsOf, type Language } from './languages.ts';
import { compileMessage } from './messageFormat.ts';

/** One Lingui instance per language: a server answers in several at a time. */
const instances: Partial<Record<Language, I18n>> = {};

/**
 * Adds translations to a language, whose texts Lingui writes from then on. English has no catalogue: a
 * message that has no translation is shown as in the code, and a first visit in English loads no Lingui.
 */
export function addTranslations(language: Language, messages: Messages): void {
  const lingui = instances[language] ?? newInstance(language);
  instances[language] = lingui;
  lingui.load(language, messages);
  setTranslation(language, (id, values, message) => lingui.t({ id, values, message }));
}

function newInstance(language: Language) {
  const { locale } = factsOf(language);
  return setupI18n({
    locale: language,
    locales: locale,
    messages: { [language]: {} },
  }).setMessagesCompiler(compileMessage);
}
