import type { History } from 'history';
import { activate } from '../../contract/i18n.ts';
import { factsOf, type Language, type Languages } from '../../contract/languages.ts';
import { loadMessages } from '../data/messages.ts';
import { historyIn } from './languageHistory.ts';

/**
 * Uses a language; English alone needs none of this. Returns the history for its URLs, and Emotion's
 * plugins for its direction.
 */
export async function speak(language: Language, languages: Languages, history: History) {
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
