import { i18n } from '../../contract/i18n.ts';
import { factsOf } from '../../contract/languages.ts';

/** Arrow from a value to the next one, in reading direction: browsers mirror no arrows. */
export const arrow = () => (factsOf(i18n.locale).isRightToLeft ? '←' : '→');
