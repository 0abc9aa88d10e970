import { expandWords, meaningsOf } from '../../../contract/rules/productSearch.ts';
import type { Database } from '../../db/database.ts';
import { findKnownTerms, findVocabulary } from '../../repositories/searchTerms.ts';

/**
 * What each word counts for in this shop. The whole vocabulary is read only for a word that no
 * product has: one that is half typed, or misspelt.
 */
export async function findTerms(
  db: Database,
  words: readonly string[],
): Promise<ReturnType<typeof expandWords>> {
  if (words.length === 0) return { terms: [], corrections: {} };
  const known = new Set(await findKnownTerms(db, words.flatMap(meaningsOf)));
  const areKnown = words.every((word) => meaningsOf(word).some((term) => known.has(term)));
  if (!areKnown) for (const term of await findVocabulary(db)) known.add(term);
  return expandWords(words, known);
}
