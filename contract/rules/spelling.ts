import { compareText } from './compareText.ts';

/** Words of a shop, each with the number of products that have it. */
export type Vocabulary = { uses: ReadonlyMap<string, number>; products: number };

/** A known word; `isSearched` if shoppers are known to search for it. */
type KnownWord = { term: string; uses: number; isSearched: boolean };

/** Missing, extra and swapped letters are one edit; a wrong letter more easily makes another word. */
const wrongLetter = 1.5;

const maxEdits = (word: string) => (word.length < 4 ? 0 : word.length < 8 ? wrongLetter : 2);

/** With at most one edit per five letters, a typo is likelier than another word. */
const likelyRate = 0.2;
const searchedRate = 0.4;

/** Fewer products say nothing about a word's frequency. */
const minUses = 3;

/**
 * Known words that are likelier meant than the typed one: the closest, and of these the most
 * frequent. The more of a word is wrong, the more of the shop's products must have the other one.
 */
export function closest(word: string, known: readonly KnownWord[], products: number): string[] {
  let best: KnownWord[] = [];
  let fewest = maxEdits(word);
  for (const one of known) {
    const { term, uses, isSearched } = one;
    // Typos in the first letter are rare, and another number has another meaning.
    if (term[0] !== word[0] || /\d/.test(term) || Math.abs(term.length - word.length) > fewest)
      continue;
    const edits = distance(word, term);
    const rate = edits / term.length;
    const isLikely =
      rate <= (isSearched ? searchedRate : likelyRate) ||
      (uses >= minUses && uses >= (rate - likelyRate) * products);
    if (uses === 0 || edits === 0 || edits > fewest || !isLikely) continue;
    if (edits < fewest) best = [];
    fewest = edits;
    best.push(one);
  }
  const mostUses = Math.max(0, ...best.map(({ uses }) => uses));
  return best
    .filter(({ uses }) => uses * 3 >= mostUses)
    .sort((a, b) => b.uses - a.uses || compareText(a.term, b.term))
    .map(({ term }) => term);
}

/** Edit distance with swapped neighbours (optimal string alignment). */
function distance(a: string, b: string): number {
  let [before, row]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (isSame ? 0 : wrongLetter),
        i > 1 && j > 1 && isSwapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, row] = [row, next];
  }
  return row[b.length] ?? 0;
}
