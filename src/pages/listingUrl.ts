import { limits, productFlags, productSorts } from '../../contract/limits.ts';
import { listUrl, oneOf, price, someOf, text, texts } from '../lib/listUrl.ts';

/** The URL of a category page and of the search page; `page` is how many pages are shown. */
export const listingUrl = listUrl(
  {
    q: text(limits.search.max),
    size: texts(20),
    flag: someOf(productFlags),
    minPrice: price(limits.price.max),
    maxPrice: price(limits.price.max),
    sort: oneOf(productSorts, 'newest'),
  },
  50,
  // A range that is upside down is turned: both its ends were meant.
  ({ minPrice, maxPrice, ...query }) =>
    minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice
      ? { ...query, minPrice: maxPrice, maxPrice: minPrice }
      : {
          ...query,
          ...(minPrice !== undefined && { minPrice }),
          ...(maxPrice !== undefined && { maxPrice }),
        },
);
