import type { ShopColour } from '../../../contract/rules/colourFamilies.ts';
import {
  type Corrections,
  colourTermsOf,
  expandWords,
  familyTermsOf,
  meaningsOf,
} from '../../../contract/rules/productSearch.ts';
import type { Vocabulary } from '../../../contract/rules/spelling.ts';
import type { Database } from '../../db/database.ts';
import {
  findKnownTerms,
  findVocabulary,
  type SearchedWord,
} from '../../repositories/productFilter.ts';
import { findTranslated } from '../../repositories/translations.ts';
import { furtherLanguage, type Words } from '../selling/ownWords.ts';

const noVocabulary: Vocabulary = { uses: new Map(), products: 0 };

/**
 * Matches each word with the shop's terms. Reads the whole vocabulary only for a word that no
 * product has: a partial or misspelt one.
 */
export async function findWords(
  { db, languages }: Words,
  shopColours: () => Promise<ShopColour[]>,
  words: readonly string[],
): Promise<{ search: SearchedWord[]; corrections: Corrections }> {
  if (words.length === 0) return { search: [], corrections: {} };
  const language = furtherLanguage({ languages });
  const translated = new Map<string, string[]>();
  for (const word of language ? words : []) {
    const ids = language ? await findTranslated(db, language, word) : [];
    if (ids.length > 0) translated.set(word, ids);
  }
  // The spelling of a word that translations have is right.
  const typed = words.filter((word) => !translated.has(word));
  const own = await findOwnWords(db, shopColours, typed);
  let next = 0;
  const search = words.map((word) => {
    const ids = translated.get(word);
    const found = ids ? undefined : own.search[next++];
    return found ?? { terms: meaningsOf(word), colours: [], family: [], ids: ids ?? [] };
  });
  return { search, corrections: own.corrections };
}

async function findOwnWords(
  db: Database,
  shopColours: () => Promise<ShopColour[]>,
  typed: readonly string[],
): Promise<{ search: SearchedWord[]; corrections: Corrections }> {
  if (typed.length === 0) return { search: [], corrections: {} };
  const [colours, found] = await Promise.all([
    shopColours(),
    findKnownTerms(db, typed.flatMap(meaningsOf)),
  ]);
  const families = colours.flatMap(familyTermsOf);
  const known = new Set([...found, ...families]);
  const areKnown = typed.every((word) => meaningsOf(word).some((term) => known.has(term)));
  const { uses, products } = areKnown ? noVocabulary : await findVocabulary(db);
  const { terms, corrections } = expandWords(typed, {
    uses: new Map([
      ...found.map((term) => [term, 1] as const),
      ...uses,
      // As in `vocabularyOf`.
      ...families.map((term) => [term, products] as const),
    ]),
    products,
  });
  const search = terms.map((alike) => {
    const coloursWith = (termsOf: (colour: ShopColour) => readonly string[]) =>
      colours.filter((colour) => termsOf(colour).some((term) => alike.includes(term)));
    return {
      terms: alike,
      colours: coloursWith(colourTermsOf),
      family: coloursWith(familyTermsOf),
    };
  });
  return { search, corrections };
}
