import { listFlags } from '../../../contract/limits.ts';
import { policyTitles } from '../../../contract/pages.ts';
import { paths } from '../../../contract/paths.ts';
import { searchPageOf } from '../../../contract/rules/collections.ts';
import { defaultSearchPages, searchPagesFor } from '../../../contract/rules/searchPages.ts';
import { findShownCollections } from '../../repositories/collections.ts';
import { findGiftCardTerms } from '../../repositories/giftCards.ts';
import { findShortProfile } from '../../repositories/shop.ts';
import type { Context } from '../context.ts';
import type { CatalogueStats } from './catalogueVersion.ts';

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
