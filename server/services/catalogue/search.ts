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

const noVocabulary: Vocabulary = { uses: new Map(), products: 0 };

/**
 * Matches each word with the shop's terms. Reads the whole vocabulary only for a word that no
 * product has: a partial or misspelt one.
 */
export async function findWords(
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
