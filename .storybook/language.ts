import { activate, setTranslation } from '../contract/i18n.ts';
import { factsOf, isLanguage } from '../contract/languages.ts';
import { compileMessage, writeMessage } from '../contract/messageFormat.ts';
import { loadMessages } from '../src/data/messages.ts';

/** Shows stories in a language from now on. */
export async function speak(language: string): Promise<void> {
  activate('en');
  setTranslation('en', language === 'pseudo' ? writePseudo : undefined);
  if (!isLanguage(language)) return;
  await Promise.all([loadMessages(language, 'shop'), loadMessages(language, 'admin')]);
  activate(language);
}

export function isRightToLeft(language: string): boolean {
  return factsOf(language).isRightToLeft ?? false;
}

type Message = ReturnType<typeof compileMessage>;

/** Writes a message with accents, a third longer. */
function writePseudo(_id: string, values: Record<string, unknown>, message: string): string {
  const text = writeMessage(accented(compileMessage(message)), values);
  return `⟦${text}${'·'.repeat(message.length / 3)}⟧`;
}

const accents = new Map(
  [...'aceinosuyAEOU'].map((letter, at) => [letter, [...'åçéïñöšûýÅÉÖÛ'][at]]),
);

function accented(message: Message): Message {
  return message.map((token) => {
    if (typeof token === 'string')
      return token.replace(/[a-z]/gi, (letter) => accents.get(letter) ?? letter);
    const [name, type, cases] = token;
    if (!type) return token;
    const all = Object.entries(cases as Record<string, Message>);
    return [name, type, Object.fromEntries(all.map(([key, text]) => [key, accented(text)]))];
  });
}
