import { listFlags } from '../../../contract/limits.ts';
import { policyTitles } from '../../../contract/pages.ts';
import { defaultSearchPages, searchPagesFor } from '../../../contract/rules/searchPages.ts';
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
  for (const page of searchPagesFor(profile?.searchPages ?? defaultSearchPages, search)) {
    const { pathname, searchParams } = new URL(page, 'http://shop');
    const [name, asked] = [pathname.slice(1), searchParams.get('flag')];
    const flag = listFlags.find((each) => each === asked);
    const exists = Object.hasOwn(policyTitles, name)
      ? (texts as string[]).includes(name)
      : !flag || (await countMatching({ flags: [flag] })) > 0;
    if (exists) return page;
  }
  return undefined;
}
