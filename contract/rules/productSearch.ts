import type { Category } from '../schemas/product.ts';
import { familyOf, type ShopColour } from './colourFamilies.ts';
import { toSearchText } from './search.ts';
import { categoryWords, colourWords, stopWords, synonyms } from './searchWords.ts';

/** What the words of a search come to. */
export type ReadSearch = {
  /** What has to be looked for; none where the words were filters. */
  words: string[];
  category?: Category;
  /** Dollars. */
  minPrice?: number;
  maxPrice?: number;
  /** Something was typed, though nothing that could be found. */
  isUnsearchable: boolean;
};

/** For each word, all that counts as that word. */
type SearchTerms = string[][];

/** By each word that was looked for in another spelling, that spelling; of several, “one or another”. */
export type Corrections = Record<string, string>;

/**
 * What parts a text into terms. Neither a database nor a browser is asked what a letter is, as each
 * has its own idea: whatever is not one of these is part of a term.
 */
export const termBreak = '[\\x01-\\x2f\\x3a-\\x40\\x5b-\\x60\\x7b-\\x7f‘’“”–—…·×°]+';

const breaks = new RegExp(termBreak, 'u');

/** The terms of a text in search form, see `toSearchText`. */
export function termsOf(searchText: string): string[] {
  return searchText.split(breaks).filter((term) => term !== '');
}

/** A sum in whichever currency: the shop has one. */
const price =
  '\\p{Sc}?\\s?(\\d{1,6}(?:\\.\\d{1,2})?)\\s?(?:\\p{Sc}|dollars?|usd|euros?|eur|pounds?|gbp)?';
const below = new RegExp(`\\b(?:under|below|less than|up to|cheaper than|max)\\s${price}`, 'u');
const above = new RegExp(`\\b(?:over|above|more than|min)\\s${price}`, 'u');
const between = new RegExp(`\\bbetween\\s${price}\\s(?:and|to)\\s${price}`, 'u');

/** Splits what was typed into words to look for and filters: “kids jumper under $50”. */
export function readSearch(search: string): ReadSearch {
  let text = toSearchText(search).replaceAll('\0', ' ').replace(/[\s]+/g, ' ');
  const found: ReadSearch = { words: [], isUnsearchable: false };
  const take = (pattern: RegExp, keep: (...numbers: number[]) => void) => {
    const [all, ...numbers] = pattern.exec(text) ?? [];
    if (all === undefined) return;
    keep(...numbers.map(Number));
    text = text.replace(all, ' ');
  };
  take(between, (one = 0, other = 0) => {
    found.minPrice = Math.min(one, other);
    found.maxPrice = Math.max(one, other);
  });
  take(below, (limit) => {
    if (limit !== undefined) found.maxPrice ??= limit;
  });
  take(above, (limit) => {
    if (limit !== undefined) found.minPrice ??= limit;
  });
  for (const word of termsOf(joinHyphens(text))) {
    const category = categoryOf(word);
    if (category) found.category ??= category;
    else if (!stopWords.includes(word) && !found.words.includes(word)) found.words.push(word);
  }
  const { words, isUnsearchable: _, ...filters } = found;
  found.isUnsearchable = search.trim() !== '' && words.length + Object.keys(filters).length === 0;
  return found;
}

function categoryOf(word: string): Category | undefined {
  const names = Object.keys(categoryWords) as Category[];
  return names.find((name) => (categoryWords[name] as readonly string[]).includes(word));
}

/** “t-shirt”, “t shirt” and “tshirt” are one word. */
function joinHyphens(text: string): string {
  return text.replace(/\bt[-\s]?shirt(s?)\b/g, 'tee$1');
}

/** The forms in which a text may have a word; some are no word at all, and found nowhere. */
function formsOf(word: string): string[] {
  if (word.length < 3) return [word];
  const singular = [
    ...(word.endsWith('s') && !word.endsWith('ss') ? [word.slice(0, -1)] : []),
    ...(/(s|x|z|ch|sh)es$/.test(word) ? [word.slice(0, -2)] : []),
    ...(word.endsWith('ies') ? [`${word.slice(0, -3)}y`] : []),
    ...(word.endsWith('ves') ? [`${word.slice(0, -3)}f`] : []),
  ];
  const plural = [word, ...singular].flatMap((one) => [
    ...(one.endsWith('s') ? [] : [`${one}s`]),
    ...(/(s|x|z|ch|sh)$/.test(one) ? [`${one}es`] : []),
    ...(one.endsWith('y') ? [`${one.slice(0, -1)}ies`] : []),
    ...(one.endsWith('f') ? [`${one.slice(0, -1)}ves`] : []),
  ]);
  return [...new Set([word, ...singular, ...plural])];
}

const synonymsOf = new Map<string, readonly string[]>();
for (const line of synonyms) {
  for (const form of line.flatMap(formsOf)) {
    synonymsOf.set(form, [...(synonymsOf.get(form) ?? []), ...line]);
  }
}

/** A word in all its forms, with those that mean the same. */
export function meaningsOf(word: string): string[] {
  const same = formsOf(word).flatMap((form) => synonymsOf.get(form) ?? []);
  return [...new Set([word, ...same].flatMap(formsOf))];
}

/** How short the beginning of a word may be to stand for it. */
const prefixLength = 3;
const maxPrefixed = 40;

/** Of spellings that are equally close, so many are named. */
const maxNamed = 3;

/**
 * What each word counts for, given the terms that the shop's products have: the word and its like;
 * else whatever begins with it; else what is spelt almost so. One that is none of this stands alone.
 */
export function expandWords(
  words: readonly string[],
  vocabulary: ReadonlySet<string>,
): { terms: SearchTerms; corrections: Corrections } {
  const corrections: Corrections = {};
  const terms = words.map((word) => {
    const meanings = meaningsOf(word);
    if (meanings.some((term) => vocabulary.has(term))) return meanings;
    const known = [...new Set([...vocabulary, ...synonymsOf.keys()])];
    const begun = known.filter((term) => word.length >= prefixLength && term.startsWith(word));
    if (begun.length > 0) return alikeIn(begun.slice(0, maxPrefixed));
    const spelt = closest(word, known);
    if (spelt.length === 0) return meanings;
    corrections[word] = spelt.slice(0, maxNamed).join(' or ');
    return alikeIn(spelt);
  });
  return { terms, corrections };
}

function alikeIn(terms: readonly string[]): string[] {
  return [...new Set(terms.flatMap(meaningsOf))];
}

/** The known terms with the fewest edits, if they are few for a word of this length. */
function closest(word: string, known: readonly string[]): string[] {
  const maxEdits = word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
  let best: string[] = [];
  let fewest = maxEdits;
  for (const term of known) {
    // A mistake in the first letter is rare, and a number is another number.
    if (term[0] !== word[0] || /\d/.test(term) || Math.abs(term.length - word.length) > fewest)
      continue;
    const edits = distance(word, term);
    if (edits > fewest || edits === 0) continue;
    if (edits < fewest) best = [];
    fewest = edits;
    best.push(term);
  }
  return best;
}

/** Letters missing, too many, wrong, or two in the wrong order (optimal string alignment). */
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
        (row[j - 1] ?? 0) + (isSame ? 0 : 1),
        i > 1 && j > 1 && isSwapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, row] = [row, next];
  }
  return row[b.length] ?? 0;
}

/** What a product is found by. */
type SearchedTerms = {
  name: string[];
  colour: string[];
  /** What shoppers call its colour. */
  family: readonly string[];
  all: string[];
};

/** @param searchText in the order of `searchedTexts`: the name first */
export function searchedTermsOf(searchText: string, colour: Partial<ShopColour>): SearchedTerms {
  const [name = ''] = searchText.split('\n');
  return {
    name: termsOf(name),
    colour: colourTermsOf(colour),
    family: familyTermsOf(colour),
    all: termsOf(searchText),
  };
}

/** The terms of a colour's own name. */
export function colourTermsOf({ colour = '' }: Partial<ShopColour>): string[] {
  return termsOf(toSearchText(colour));
}

/** The words by which a shopper looks for any colour of its family. */
export function familyTermsOf(colour: Partial<ShopColour>): readonly string[] {
  const family = familyOf(colour);
  return family ? colourWords[family] : [];
}

/**
 * How well a product matches each word: 4 as what the product is (the last word of its name), 3 in its
 * name or its colour's, 2 by the family of its colour, 1 elsewhere, 0 not at all. What matches best has
 * the highest sum.
 */
export function scoresOf(product: SearchedTerms, words: SearchTerms): number[] {
  return words.map((terms) => {
    const isIn = (some: readonly string[]) => terms.some((term) => some.includes(term));
    if (terms.includes(product.name.at(-1) ?? '')) return 4;
    if (isIn(product.name) || isIn(product.colour)) return 3;
    if (isIn(product.family)) return 2;
    return isIn(product.all) ? 1 : 0;
  });
}

export function totalScore(scores: readonly number[]): number {
  return scores.reduce((sum, score) => sum + score, 0);
}
