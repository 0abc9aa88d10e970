import { listFlags } from '../../../contract/limits.ts';
import { policyTitles } from '../../../contract/pages.ts';
import { defaultSearchPages, searchPageOf } from '../../../contract/rules/searchPages.ts';
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
  return searchPageOf(profile?.searchPages ?? defaultSearchPages, search, async (page) => {
    const { pathname, searchParams } = new URL(page, 'http://shop');
    const [name, flag] = [pathname.slice(1), searchParams.get('flag')];
    if (Object.hasOwn(policyTitles, name)) return (texts as string[]).includes(name);
    const known = listFlags.find((each) => each === flag);
    return !known || (await countMatching({ flags: [known] })) > 0;
  });
}
