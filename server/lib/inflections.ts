import type { Language } from '../../contract/languages.ts';

type Ending = readonly [ending: RegExp, ...others: string[]];

const plain: readonly Ending[] = [[/s$/, '']];

/** Without accents. */
const endings: Partial<Record<Language, readonly Ending[]>> = {
  pt: [
    [/oes$/, 'ao'],
    [/ao$/, 'oes'],
    [/([aou])is$/, '$1l'],
    [/([aou])l$/, '$1is'],
    [/eis$/, 'el', 'il'],
    [/[ei]l$/, 'eis'],
    [/ns$/, 'm'],
    [/m$/, 'ns'],
  ],
  fr: [[/[sx]$/, '']],
  de: plain,
  es: plain,
};

/**
 * Singulars and plurals of a word whose stem is another one to Postgres, without accents:
 * `calcoes` for `calção` (findings/postgres-stems-miss-plurals.sh).
 */
export function inflections(language: Language, word: string): string[] {
  const written = withoutAccents(word).toLowerCase();
  return (endings[language] ?? [])
    .filter(([ending]) => ending.test(written))
    .flatMap(([ending, ...others]) => others.map((other) => written.replace(ending, other)));
}

/** Text without accents and umlauts. */
export const withoutAccents = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
