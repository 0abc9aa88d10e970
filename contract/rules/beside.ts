import { i18n } from '../i18n.ts';
import { factsOf } from '../languages.ts';

/**
 * Facts in a line: "Size S · $89.00". From right to left, a mark keeps a number apart from the Latin
 * letters before it, which would take it along.
 */
export function beside(...facts: (string | false | undefined)[]): string {
  return facts.filter(Boolean).join(factsOf(i18n.locale).isRightToLeft ? ' \u200f· ' : ' · ');
}
