import type { Options } from '@emotion/cache';
import type { History } from 'history';
import { activate } from '../../contract/i18n.ts';
import { factsOf, type Language, type Languages } from '../../contract/languages.ts';
import { loadMessages } from '../data/messages.ts';
import { historyIn } from './languageHistory.ts';

export type Spoken = {
  /** Hides the language's prefix from the app. */
  history: History;
  /** For the direction of its script. */
  stylisPlugins?: Options['stylisPlugins'];
};

/**
 * Uses a language; English needs none of this if it is the shop's main one. Rejects if the code for
 * the language's direction fails to load.
 */
export async function speak(
  language: Language,
  languages: Languages,
  history: History,
): Promise<Spoken> {
  const isRightToLeft = factsOf(language).isRightToLeft ?? false;
  const [mirror] = await Promise.all([
    isRightToLeft && import('@mui/stylis-plugin-rtl'),
    // Without its texts the shop works in English.
    loadMessages(language, 'shop').catch(() => {}),
  ]);
  activate(language);
  Object.assign(document.documentElement, { lang: language, dir: isRightToLeft ? 'rtl' : '' });
  return {
    history: historyIn(language, languages, history),
    ...(mirror && { stylisPlugins: [mirror.default] }),
  };
}
