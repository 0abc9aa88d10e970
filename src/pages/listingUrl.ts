import { limits, productFlags, productSorts } from '../../contract/limits.ts';
import { listUrl, oneOf, price, someOf, text, texts } from '../lib/listUrl.ts';

/** The URL of a category page and of the search page; `page` is how many pages are shown. */
export const listingUrl = listUrl(
  {
    q: text(limits.search.max),
    kind: texts(20),
    colour: texts(20),
    size: texts(20),
    flag: someOf(productFlags),
    minPrice: price(limits.price.max),
    maxPrice: price(limits.price.max),
    sort: oneOf(productSorts),
  },
  50,
  ({ minPrice, maxPrice, sort, ...query }) => ({
    ...query,
    ...(sort && !goesWithoutSaying(sort, query.q) && { sort }),
    ...inOrder(minPrice, maxPrice),
  }),
);

/** The best match comes first where words are looked for; where none are, there is no such order. */
function goesWithoutSaying(sort: (typeof productSorts)[number], q: string | undefined): boolean {
  return sort === 'relevance' || (sort === 'newest' && !q);
}

/** A range that is upside down is turned: both its ends were meant. */
function inOrder(minPrice: number | undefined, maxPrice: number | undefined) {
  if (minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice) {
    return { minPrice: maxPrice, maxPrice: minPrice };
  }
  return {
    ...(minPrice !== undefined && { minPrice }),
    ...(maxPrice !== undefined && { maxPrice }),
  };
}
