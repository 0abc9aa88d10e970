import {
  isPrivatePath,
  pageMeta,
  productMeta,
  publicPathsOf,
  type SiteMeta,
} from '../../contract/pages.ts';
import { NotFound } from '../errors.ts';
import { getProduct } from '../services/catalogue/catalogue.ts';
import type { Context } from '../services/context.ts';
import type { Head } from './metaTags.ts';

/** What is at a URL of the app: its head, and whether there is such a page at all. */
export type Visit = { status: 200 | 404; head: Head; isIndexed: boolean };

/** @param url path and query, as the visitor asked for it */
export async function visitTo(
  context: Pick<Context, 'db' | 'pictures'>,
  site: SiteMeta,
  url: string,
): Promise<Visit> {
  // Not as its base: "//shop.example/" would be the root of another host, and "//[" no URL at all.
  const { pathname, searchParams } = new URL(`http://shop${url}`);
  const path = pathname.replace(/(?<=.)\/$/, '');
  const publicPath = publicPathsOf(site).find((each) => each === path);
  if (publicPath) {
    const head = { meta: pageMeta(publicPath, site), shop: site.name };
    return { status: 200, head, isIndexed: !searchParams.has('q') };
  }
  const unnamed: Head = { title: site.name };
  if (isPrivatePath(path)) return { status: 200, head: unnamed, isIndexed: false };
  const id = /^\/product\/([^/]+)$/.exec(path)?.[1];
  try {
    if (!id) throw new NotFound('There is no such page');
    const meta = productMeta(await getProduct(context, id), site);
    return { status: 200, head: { meta, shop: site.name }, isIndexed: true };
  } catch (error) {
    if (!(error instanceof NotFound)) throw error;
    return { status: 404, head: unnamed, isIndexed: false };
  }
}
