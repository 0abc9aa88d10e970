import { listFlags } from '../../../contract/limits.ts';
import { policyTitles } from '../../../contract/pages.ts';
import { paths } from '../../../contract/paths.ts';
import { searchPageOf } from '../../../contract/rules/collections.ts';
import type { ShopColour } from '../../../contract/rules/colourFamilies.ts';
import {
  type Corrections,
  colourTermsOf,
  expandWords,
  familyTermsOf,
  meaningsOf,
} from '../../../contract/rules/productSearch.ts';
import { defaultSearchPages, searchPagesFor } from '../../../contract/rules/searchPages.ts';
import type { Vocabulary } from '../../../contract/rules/spelling.ts';
import type { Database } from '../../db/database.ts';
import { findShownCollections } from '../../repositories/collections.ts';
import { findGiftCardTerms } from '../../repositories/giftCards.ts';
import {
  findKnownTerms,
  findVocabulary,
  type SearchedWord,
} from '../../repositories/productFilter.ts';
import { findShortProfile } from '../../repositories/shop.ts';
import { findStopWords, hasTranslated } from '../../repositories/translationSearch.ts';
import type { Context } from '../context.ts';
import { furtherLanguage, type Words } from '../selling/ownWords.ts';
import type { CatalogueStats } from './catalogueVersion.ts';

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
  const ignored = language ? await findStopWords(db, language, words) : [];
  const meant = words.filter((word) => !ignored.includes(word));
  const asked = meant.length > 0 ? meant : words;
  const found = await Promise.all(
    asked.map(async (word) => language !== null && hasTranslated(db, { language, word })),
  );
  const translated = new Set(asked.filter((_, index) => found[index]));
  const expand = await readOwnWords(db, shopColours, asked);
  const untranslated = asked.filter((word) => !translated.has(word));
  const own = expand(untranslated);
  const search = asked.map((word) => {
    if (!language || !translated.has(word))
      return own.search[untranslated.indexOf(word)] ?? plainWord(word);
    // A word found in translations is spelt correctly.
    const { search, corrections } = expand([word]);
    const [matches = plainWord(word)] = corrections[word] === undefined ? search : [];
    return { ...matches, translated: { language, word } };
  });
  return { search, corrections: own.corrections };
}

const plainWord = (word: string): SearchedWord => ({
  ...{ terms: meaningsOf(word), colours: [], family: [] },
});

type Expanded = { search: SearchedWord[]; corrections: Corrections };

/** Returns a function that matches some of these words with the originals. */
async function readOwnWords(
  db: Database,
  shopColours: () => Promise<ShopColour[]>,
  typed: readonly string[],
): Promise<(words: readonly string[]) => Expanded> {
  const [colours, found] = await Promise.all([
    shopColours(),
    findKnownTerms(db, typed.flatMap(meaningsOf)),
  ]);
  const families = colours.flatMap(familyTermsOf);
  const known = new Set([...found, ...families]);
  const areKnown = typed.every((word) => meaningsOf(word).some((term) => known.has(term)));
  const { uses, products } = areKnown ? noVocabulary : await findVocabulary(db);
  const vocabulary = {
    uses: new Map([
      ...found.map((term) => [term, 1] as const),
      ...uses,
      // As in `vocabularyOf`.
      ...families.map((term) => [term, products] as const),
    ]),
    products,
  };
  return (words) => {
    const { terms, corrections } = expandWords(words, vocabulary);
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
  };
}

/** Page of the shop that a search means, by the owner's list. */
export async function findSearchPage(
  { db }: Pick<Context, 'db'>,
  { countMatching }: Pick<CatalogueStats, 'countMatching'>,
  search: string,
): Promise<string | undefined> {
  if (search.trim() === '') return undefined;
  const { profile, texts = [] } = (await findShortProfile(db)) ?? {};
  const collections = (await findShownCollections(db)).map(searchPageOf);
  const pages = profile?.searchPages
    ? [...profile.searchPages, ...collections]
    : [...collections, ...defaultSearchPages];
  for (const page of searchPagesFor(pages, search)) {
    const { pathname, searchParams } = new URL(page, 'http://shop');
    const [name, asked] = [pathname.slice(1), searchParams.get('flag')];
    const flag = listFlags.find((each) => each === asked);
    if (Object.hasOwn(policyTitles, name)) {
      if ((texts as string[]).includes(name)) return page;
    } else if (pathname === paths.giftCard) {
      if ((await findGiftCardTerms(db))?.isOn) return page;
    } else if (pathname.startsWith(paths.collection(''))) {
      if (collections.some((collection) => collection.page === pathname)) return page;
    } else if (!flag || (await countMatching({ flags: [flag] })) > 0) return page;
  }
  return undefined;
}
