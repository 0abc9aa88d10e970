import type { PageMeta } from '../../contract/pages.ts';
import { html } from '../lib/html.ts';
import { inScript } from './pageTemplate.ts';

/** What the head of a page is made of: its metadata, or at least its title. */
export type Head = { meta: PageMeta; shop: string } | { title: string };

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
