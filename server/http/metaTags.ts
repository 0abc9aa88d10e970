import type { PageFacts } from '../../contract/pages.ts';
import { html } from '../lib/html.ts';
import { inScript } from './pageTemplate.ts';

/** What the head of a page is made of: its facts, or at least its title. */
export type Head = { facts: PageFacts; shop: string } | { title: string };

/**
 * The built page with the head of one URL in it. Every tag but the title is marked
 * `data-served`: the app takes those away when it starts, and writes its own from page to page.
 */
export function withHead(page: string, head: Head, isIndexed: boolean): string {
  const tags = 'facts' in head ? factTags(head) : [html`<title>${head.title}</title>`];
  if (!isIndexed) tags.push(meta('name', 'robots', 'noindex'));
  return page.replace(/<title>.*?<\/title>/s, () => tags.join('\n    '));
}

function factTags({ facts, shop }: Extract<Head, { facts: PageFacts }>): string[] {
  const { title, description, url, picture, kind, data } = facts;
  return [
    html`<title>${title}</title>`,
    meta('name', 'description', description),
    html`<link rel="canonical" href="${url}" data-served>`,
    meta('property', 'og:site_name', shop),
    meta('property', 'og:type', kind),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    meta('property', 'og:image', picture),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(data ? [`<script type="application/ld+json" data-served>${inScript(data)}</script>`] : []),
  ];
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return html`<meta ${kind}="${name}" content="${content}" data-served>`;
}
