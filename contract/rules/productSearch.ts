import type { Category } from '../schemas/product.ts';
import { familyOf, type ShopColour } from './colourFamilies.ts';
import { currency, currencyName } from './money.ts';
import { toSearchText } from './search.ts';
import {
  categoryWords,
  colourWords,
  materialWords,
  otherGoods,
  stopWords,
  synonyms,
} from './searchWords.ts';
import { closest, type Vocabulary } from './spelling.ts';

/** A search, split into words and filters. */
export type ReadSearch = {
  /** Words to search for; none if all of them were filters. */
  words: string[];
  category?: Category;
  /** Dollars. */
  minPrice?: number;
  maxPrice?: number;
  /** Something was typed, but nothing that could match. */
  isUnsearchable: boolean;
};

/** For each word, all terms that count as that word. */
type SearchTerms = string[][];

/** Corrected spelling of each word that has one; of several, “one or another”. */
export type Corrections = Record<string, string>;

/**
 * Separators between terms. Databases and browsers disagree about letters, so every other character
 * is part of a term.
 */
export const termBreak = '[\\x01-\\x2f\\x3a-\\x40\\x5b-\\x60\\x7b-\\x7f‘’“”–—…·×°]+';

const breaks = new RegExp(termBreak, 'u');

/** Terms of a text in search form, see `toSearchText`. */
export function termsOf(searchText: string): string[] {
  return searchText.split(breaks).filter((term) => term !== '');
}

/** Digits, which may be in groups of thousands, and up to three decimals. */
const digits = '(\\d{1,3}(?:,\\d{3}(?!\\d)){1,2}(?:\\.\\d{1,3})?|\\d{1,8}(?:\\.\\d{1,3})?)';

/** Pattern of an amount in any currency; each counts as the currency in use. */
function pricePattern(): string {
  const { code, sign } = currency();
  const own = [code, sign.trim(), currency().name, lastWord(currency().name), currencyName()]
    .map((text) => toSearchText(text).replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
    .toSorted((a, b) => b.length - a.length);
  const names = ['\\p{Sc}', ...own, 'dollars?', 'usd', 'euros?', 'eur', 'pounds?', 'gbp'].join('|');
  return `(?:(?:${names})\\s?)?${digits}(?:\\s?(?:${names})(?!\\p{L}))?`;
}

/** Name of a currency without its country: `yen`. */
function lastWord(name: string): string {
  return name.split(' ').at(-1) ?? name;
}

function pricePatterns() {
  const price = pricePattern();
  return {
    below: new RegExp(`\\b(?:under|below|less than|up to|cheaper than|max)\\s${price}`, 'u'),
    above: new RegExp(`\\b(?:over|above|more than|min)\\s${price}`, 'u'),
    between: new RegExp(`\\bbetween\\s${price}\\s(?:and|to)\\s${price}`, 'u'),
  };
}

/** Splits a search into words and filters: “kids jumper under $50”. */
export function readSearch(search: string): ReadSearch {
  let text = toSearchText(search).replaceAll('\0', ' ').replace(/[\s]+/g, ' ');
  const found: ReadSearch = { words: [], isUnsearchable: false };
  const take = (pattern: RegExp, keep: (...numbers: number[]) => void) => {
    const [all, ...numbers] = pattern.exec(text) ?? [];
    if (all === undefined) return;
    keep(...numbers.map((number) => Number(number.replaceAll(',', ''))));
    text = text.replace(all, ' ');
  };
  const { below, above, between } = pricePatterns();
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

/** Possible forms of a word in texts; some are not words, and match nothing. */
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

/** A word in all its forms, with its synonyms. */
export function meaningsOf(word: string): string[] {
  const same = formsOf(word).flatMap((form) => synonymsOf.get(form) ?? []);
  return [...new Set([word, ...same].flatMap(formsOf))];
}

/** Minimal length of a prefix that matches a word. */
const prefixLength = 3;
const maxPrefixed = 40;

/** Maximum of equally close spellings. */
const maxNamed = 3;

/**
 * Terms of the shop that each word matches: the word and its inflections, else words that begin with
 * it, else similar spellings. An unknown word matches itself only; beside one, half a word is no
 * match: “gift card” does not find cardigans.
 */
export function expandWords(
  words: readonly string[],
  { uses, products }: Vocabulary,
): { terms: SearchTerms; corrections: Corrections } {
  const usesOf = (term: string) =>
    uses.get(term) ?? Math.max(0, ...meaningsOf(term).map((meaning) => uses.get(meaning) ?? 0));
  const known = [...new Set([...uses.keys(), ...synonymsOf.keys()])].map((term) => ({
    term,
    uses: usesOf(term),
    isSearched: synonymsOf.has(term) || materialWords.includes(term),
  }));
  const read = words.map((word) => {
    const meanings = meaningsOf(word);
    const isKnown = meanings.some((term) => uses.has(term));
    if (isKnown || formsOf(word).some((form) => otherGoods.includes(form))) {
      return { word, meanings, isKnown, begun: [], spelt: [] };
    }
    const begun = known.filter(
      ({ term, uses }) => uses > 0 && word.length >= prefixLength && term.startsWith(word),
    );
    const spelt = begun.length > 0 ? [] : closest(word, known, products);
    return { word, meanings, isKnown, begun: begun.map(({ term }) => term), spelt };
  });
  const corrections: Corrections = {};
  const terms = read.map(({ word, meanings, begun, spelt }) => {
    if (spelt.length > 0) {
      corrections[word] = spelt.slice(0, maxNamed).join(' or ');
      return alikeIn(spelt);
    }
    const othersAreKnown = read.every(
      (other) => other.word === word || other.isKnown || other.spelt.length > 0,
    );
    return begun.length > 0 && othersAreKnown ? alikeIn(begun.slice(0, maxPrefixed)) : meanings;
  });
  return { terms, corrections };
}

function alikeIn(terms: readonly string[]): string[] {
  return [...new Set(terms.flatMap(meaningsOf))];
}

/** Searched terms of a product. */
type SearchedTerms = {
  name: string[];
  colour: string[];
  /** Common names of its colour. */
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

/** Terms of a colour's own name. */
export function colourTermsOf({ colour = '' }: Partial<ShopColour>): string[] {
  return termsOf(toSearchText(colour));
}

/** Words that match any colour of its family. */
export function familyTermsOf(colour: Partial<ShopColour>): readonly string[] {
  const family = familyOf(colour);
  return family ? colourWords[family] : [];
}

/**
 * Scores a product for each word: 4 for the last word of its name (the kind of product), 3 for its
 * name or colour, 2 for its colour family, 1 elsewhere, 0 for no match. The best match has the
 * highest sum.
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
