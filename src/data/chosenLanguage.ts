import { isLanguage } from '../../contract/languages.ts';
import { persisted } from './persisted.ts';

/** The language that the visitor has chosen, kept in the browser. */
export const chosenLanguage = persisted('hemline.language', (stored) =>
  typeof stored === 'string' && isLanguage(stored) ? stored : undefined,
);
