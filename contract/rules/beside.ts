import { i18n } from '../i18n.ts';
import { factsOf } from '../languages.ts';

/**
 * Facts in a line: "Size S · $89.00". From right to left, a mark keeps a number apart from the Latin
 * letters before it, which would take it along.
 */
export function beside(...facts: (string | false | 0 | undefined)[]): string {
  return facts.filter(Boolean).join(isRightToLeft() ? ' \u200f· ' : ' · ');
}

/** Names in a sentence or a cell: "Portugal, Spain", with the comma or semicolon of the language. */
export function listed(
  names: readonly (string | false | undefined)[],
  sign: ',' | ';' = ',',
): string {
  const arabic = { ',': '\u200f، ', ';': '؛ ' };
  return names.filter(Boolean).join(isRightToLeft() ? arabic[sign] : `${sign} `);
}

const isRightToLeft = () => factsOf(i18n.locale).isRightToLeft;
