import {
  type PageMeta,
  pageMeta,
  productMeta,
  publicPathsOf,
  type SiteMeta,
} from '../../contract/pages.ts';
import { isPrivatePath } from '../../contract/paths.ts';
import { NotFound } from '../errors.ts';
import { html } from '../lib/html.ts';
import { getProduct } from '../services/catalogue/catalogue.ts';
import type { Context } from '../services/context.ts';
import { inScript } from './pageTemplate.ts';

/** What the head of a page is made of: its metadata, or at least its title. */
type Head = { meta: PageMeta; shop: string } | { title: string };

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

/**
 * The built page with the head of one URL in it. Every tag but the title is marked
 * `data-served`: the app takes those away when it starts, and writes its own from page to page.
 */
export function withHead(page: string, head: Head, isIndexed: boolean): string {
  const tags = 'meta' in head ? metaTags(head) : [html`<title>${head.title}</title>`];
  if (!isIndexed) tags.push(tag('name', 'robots', 'noindex'));
  return page.replace(/<title>.*?<\/title>/s, () => tags.join('\n    '));
}

function metaTags({ meta, shop }: Extract<Head, { meta: PageMeta }>): string[] {
  const { title, description, url, picture, kind, data } = meta;
  return [
    html`<title>${title}</title>`,
    tag('name', 'description', description),
    html`<link rel="canonical" href="${url}" data-served>`,
    tag('property', 'og:site_name', shop),
    tag('property', 'og:type', kind),
    tag('property', 'og:title', title),
    tag('property', 'og:description', description),
    tag('property', 'og:url', url),
    tag('property', 'og:image', picture),
    tag('name', 'twitter:card', 'summary_large_image'),
    ...(data ? [`<script type="application/ld+json" data-served>${inScript(data)}</script>`] : []),
  ];
}

function tag(kind: 'name' | 'property', name: string, content: string): string {
  return html`<meta ${kind}="${name}" content="${content}" data-served>`;
}
