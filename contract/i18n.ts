import { factsOf, type Language } from './languages.ts';
import { compileMessage, withNumbers, writeMessage } from './messageFormat.ts';

/** The reader of the texts. */
export type Listener = { language: Language };

const everybody: Listener = { language: 'en' };
let findListener: () => Listener | undefined = () => undefined;
const listener = () => findListener() ?? everybody;

/** An id may differ from its message, where one word has two meanings. */
type Message = string | { id: string; message: string };
type Values = Record<string, unknown>;
export type Translate = (id: string, values: Values, message: string) => string;

/** Languages with a catalogue (contract/catalogues.ts). */
const translations: Partial<Record<Language, Translate>> = {};

/** Writes the texts of a language from now on by this function; without one, they are English. */
export function setTranslation(language: Language, translate: Translate | undefined): void {
  translations[language] = translate;
}

/** Texts in the language in use. */
export const i18n = {
  /**
   * Translates a message, which is its own id: `i18n.t('Only {count} left', { count })`. A text that is
   * translated later, by `i18n.t(text)`, is marked by the comment `i18n` in front of it.
   */
  t(text: Message, values: Values = {}): string {
    const { id, message } = typeof text === 'string' ? { id: text, message: text } : text;
    const written = withNumbers(values, factsOf(i18n.locale));
    const translate = translations[i18n.locale];
    return translate
      ? translate(id, written, message)
      : writeMessage(compileMessage(message), written);
  },
  get locale(): Language {
    return listener().language;
  },
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
