import { activate, i18n } from '../contract/i18n.ts';
import { factsOf, isLanguage } from '../contract/languages.ts';
import { compileMessage } from '../contract/messageFormat.ts';
import { loadMessages } from '../src/data/messages.ts';

/** Shows stories in a language from now on. */
export async function speak(language: string): Promise<void> {
  const isPseudo = language === 'pseudo';
  activate('en');
  i18n.lingui.setMessagesCompiler(isPseudo ? pseudoMessage : compileMessage);
  if (!isLanguage(language)) return;
  await Promise.all([loadMessages(language, 'shop'), loadMessages(language, 'admin')]);
  activate(language);
}

export function isRightToLeft(language: string): boolean {
  return factsOf(language).isRightToLeft ?? false;
}

type Message = ReturnType<typeof compileMessage>;

/** English has no catalogue, so that each of its messages is compiled when it is shown. */
function pseudoMessage(message: string): Message {
  return ['⟦', ...accented(compileMessage(message)), '·'.repeat(message.length / 3), '⟧'];
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
