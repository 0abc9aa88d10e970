import { addTranslations } from '../../contract/catalogues.ts';
import type { Language } from '../../contract/languages.ts';

type Messages = Record<string, string>;

const catalogues = import.meta.glob<Messages>('../../locales/*/{shop,admin}.json', {
  import: 'default',
});

/** Loads a catalogue of a language; English has none. Rejects if it does not arrive. */
export async function loadMessages(language: Language, catalogue: 'shop' | 'admin'): Promise<void> {
  const messages = await catalogues[`../../locales/${language}/${catalogue}.json`]?.();
  if (messages) addTranslations(language, messages);
}
