import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { setTranslation, type Translate } from './i18n.ts';
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
  const write: Translate = (id, values, message) => lingui.t({ id, values, message });
  setTranslation(language, factsOf(language).isRightToLeft ? isolatingNames(write) : write);
}

/** A name or code in letters that read from left to right; a URL would take the marks along. */
const readsLeftToRight =
  /^(?!https?:|\S+@).*[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]|^[+#]/su;

/**
 * Isolates names and codes from the text around them, which reads from right to left: else "#12" and
 * the punctuation beside it change sides. A text that begins with one begins with a mark, since
 * `dir="auto"` looks into isolates.
 */
const isolatingNames =
  (write: Translate): Translate =>
  (id, values, message) => {
    const isolated = Object.entries(values).map(([name, value]) => {
      const isChoice = message.includes(`{${name},`);
      const isName = typeof value === 'string' && !isChoice && readsLeftToRight.test(value);
      return [name, isName ? `\u2068${value}\u2069` : value];
    });
    return write(id, Object.fromEntries(isolated), message).replace(/^\u2068/, '\u200f\u2068');
  };

function newInstance(language: Language) {
  const { locale } = factsOf(language);
  return setupI18n({
    locale: language,
    locales: locale,
    messages: { [language]: {} },
  }).setMessagesCompiler(compileMessage);
}
