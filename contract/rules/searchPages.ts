import { paths } from '../paths.ts';
import type { SearchPage } from '../schemas/shopProfile.ts';
import { toSearchWords } from './search.ts';

/** Searches that lead to a page of the shop, until its owner sets others. */
export const defaultSearchPages: readonly SearchPage[] = [
  { words: 'sale, reduced, reductions, discount, discounts, offers, outlet', page: paths.sale },
  { words: 'new, new in, new arrivals, new collection', page: '/search?flag=newCollection' },
  { words: 'popular, most popular, bestsellers, best sellers', page: '/search?flag=mostPopular' },
  { words: 'return, returns, refund, refunds, exchange', page: paths.returns },
  { words: 'return, returns, refund, refunds, exchange', page: `${paths.contacts}#returns` },
  { words: 'delivery, shipping, postage', page: `${paths.contacts}#delivery` },
  { words: 'accessibility, accessibility statement', page: paths.accessibility },
  { words: 'gift card, gift cards, voucher, vouchers', page: paths.giftCard },
  { words: 'gift card, gift cards, voucher, vouchers', page: paths.contacts },
  { words: 'contact, contacts, phone, email, help', page: paths.contacts },
  { words: 'size guide, size chart, sizes, measurements', page: paths.sizeGuide },
];

/** Pages for a whole search; the first existing one is used. Empty for a search for products. */
export function searchPagesFor(pages: readonly SearchPage[], search: string): string[] {
  const wanted = toSearchWords(search).join(' ');
  return pages
    .filter(({ words }) =>
      words.split(/[,،]/).some((each) => toSearchWords(each).join(' ') === wanted),
    )
    .map(({ page }) => page);
}
