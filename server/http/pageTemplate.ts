import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { i18n, inLanguage } from '../../contract/i18n.ts';
import { factsOf, type Language, splitLanguage } from '../../contract/languages.ts';
import {
  type PageMeta,
  pageMeta,
  productMeta,
  publicPathsOf,
  type SiteMeta,
} from '../../contract/pages.ts';
import { isPrivatePath, paths } from '../../contract/paths.ts';
import { collectionMeta } from '../../contract/rules/collectionMeta.ts';
import { structuredData } from '../../contract/rules/structuredData.ts';
import { NotFound } from '../errors.ts';
import { escapeHtml, html } from '../lib/html.ts';
import { speaking } from '../lib/languages.ts';
import { getProduct } from '../services/catalogue/catalogue.ts';
import { getCollection } from '../services/catalogue/collections.ts';
import type { Context } from '../services/context.ts';
import { loadOwnNames } from '../services/selling/ownWords.ts';

type PageParts = {
  /** Tags for the head, its title among them. */
  head: string;
  body: string;
  /** Id for requesting the data that hydrates this page; letters, digits, `-` and `_`. */
  id: string;
  language: Language;
};

export type PageTemplate = {
  /** Template of the page without its parts. */
  markup: string;
  fill: (parts: PageParts) => string;
};

/** Delays painting until the whole HTML is there (one flight of packets), to avoid layout shift. */
const wholePage = '<link rel="expect" href="#load-failure" blocking="render">';

/** Without any link to an icon a browser asks for /favicon.ico. */
const noIcon = '<link rel="icon" href="data:,">';

/** Tags that the start script adds to the page, by its data. */
const added = {
  scripts: /\s*<script type="module"[^>]*?\ssrc="([^"]+)"[^>]*><\/script>/g,
  modules: /\s*<link rel="modulepreload"[^>]*?\shref="([^"]+)"[^>]*>/g,
  styles: /\s*<link rel="stylesheet"[^>]*?\shref="([^"]+)"[^>]*>/g,
  fonts: /\s*<link rel="preload"[^>]*?\shref="([^"]+)"[^>]*>/g,
  icons: /<link rel="icon"[^>]*?\shref="([^"]+)"[^>]*>/g,
  manifests: /<link rel="manifest"[^>]*?\shref="([^"]+)"[^>]*>/g,
};

/**
 * The built page without render-blocking resources: the start script loads scripts and web fonts,
 * which fonts of the device replace until then. config.js is sent with the data for hydration.
 * @param page the built index.html
 */
export function createPageTemplate(page: string, dist: string, startScript: string): PageTemplate {
  const plain = page.replace(/\s*<!--.*?-->/gs, '');
  const sourcesOf = (tag: RegExp) => [...plain.matchAll(tag)].map(([, source = '']) => source);
  const data = Object.entries(added).map(
    ([name, tag]) => ` data-${name}="${escapeHtml(sourcesOf(tag).join(' '))}"`,
  );
  const local = sourcesOf(added.styles).flatMap((href) =>
    localFonts(readFileSync(join(dist, href), 'utf8')),
  );
  const start = `${wholePage}${noIcon}<style>${local.join('')}</style>\n    <script${data.join('')} data-id="">${startScript}</script>`;
  const { icons, manifests, ...withoutScripts } = added;
  const markup = Object.values(withoutScripts)
    .reduce((rest, tag) => rest.replace(tag, ''), plain)
    .replace(icons, '<noscript>$&</noscript>')
    .replace(manifests, '<noscript>$&</noscript>')
    .replace(/<script src="\/config.js"><\/script>/, () => start);
  return {
    markup,
    fill: ({ head, body, id, language }) =>
      inOwnLanguage(markup, language)
        .replace('data-id=""', () => `data-id="${id}"`)
        .replace(/<title>.*?<\/title>/s, () => head)
        .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`),
  };
}

/** The app's page, with its attributes and its fallback texts in one language. */
export function inOwnLanguage(page: string, language: Language): string {
  if (language === 'en') return page;
  const direction = factsOf(language).isRightToLeft ? ' dir="rtl"' : '';
  return inLanguage(language, () =>
    textsWithoutApp.reduce(
      (text, message) => text.replace(message, () => escapeHtml(i18n.t(message))),
      page.replace('<html lang="en"', `<html lang="${language}"${direction}`),
    ),
  );
}

/** Texts of index.html. */
const textsWithoutApp = [
  /*i18n*/ 'The shop could not be loaded',
  /*i18n*/ 'A part of it did not arrive. Check your connection and try again. What you have in your cart is safe.',
  /*i18n*/ 'Try again',
  /*i18n*/ 'To order here, please switch JavaScript on and reload the page.',
];

function localFonts(css: string): string[] {
  return (css.match(/@font-face\s*\{[^}]*\}/g) ?? []).filter((rule) => !rule.includes('url('));
}

/** JSON for a script element, escaped so that it cannot close it. */
export function inScript(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** Content of a page's head: its metadata, or at least its title. */
type Head = { meta: PageMeta; data?: object | undefined; shop: string } | { title: string };

/** Result for a URL of the app: its head, and whether the page exists. */
export type Visit = { status: 200 | 404; language: Language; head: Head; isIndexed: boolean };

/** @param url path and query, as the visitor asked for it */
export async function resolveVisit(context: Context, site: SiteMeta, url: string): Promise<Visit> {
  // Not as a base: "//shop.example/" would be another host's root, and "//[" is invalid.
  const { language, path: asked } = splitLanguage(url, site.languages ?? ['en']);
  const { pathname, searchParams } = new URL(`http://shop${asked}`);
  const path = pathname.replace(/(?<=.)\/$/, '');
  const visit = (isIndexed: boolean, write: () => Head): Visit => ({
    status: 200,
    language,
    head: inLanguage(language, write),
    isIndexed,
  });
  const publicPath = publicPathsOf(site).find((each) => each === path);
  const isPlain = !searchParams.has('q');
  if (publicPath) {
    return visit(isPlain, () => ({
      meta: pageMeta(publicPath, site),
      data: publicPath === paths.home ? structuredData({ terms: {} }, site) : undefined,
      shop: site.name,
    }));
  }
  const unnamed = visit(false, () => ({ title: site.name }));
  if (isPrivatePath(path)) return unnamed;
  const id = /^\/product\/([^/]+)$/.exec(path)?.[1];
  const slug = /^\/collections\/([^/]+)$/.exec(path)?.[1];
  try {
    if (slug) {
      const collection = await speaking(language, () => getCollection(context, slug));
      return visit(isPlain, () => ({ meta: collectionMeta(collection, site), shop: site.name }));
    }
    if (!id) throw new NotFound('There is no such page');
    await loadOwnNames(context, language);
    const product = await speaking(language, () => getProduct(context, id));
    return visit(true, () => ({
      meta: productMeta(product, site),
      data: structuredData({ product }, site),
      shop: site.name,
    }));
  } catch (error) {
    if (!(error instanceof NotFound)) throw error;
    return { ...unnamed, status: 404 };
  }
}

/**
 * The built page with the head of one URL. Every tag but the title is marked `data-served`: the app
 * replaces those by its own when it starts.
 * @param settings URL of its config.js
 */
export function withHead(
  page: string,
  { language, head, isIndexed }: Pick<Visit, 'language' | 'head' | 'isIndexed'>,
  settings: string,
): string {
  const tags = 'meta' in head ? metaTags(head) : [html`<title>${head.title}</title>`];
  if (!isIndexed) tags.push(tag('name', 'robots', 'noindex'));
  return inOwnLanguage(page, language)
    .replace('"/config.js"', `"${settings}"`)
    .replace(/<title>.*?<\/title>/s, () => tags.join('\n    '));
}

function metaTags({ meta, data, shop }: Extract<Head, { meta: PageMeta }>): string[] {
  const { title, description, url, alternates, picture, kind } = meta;
  return [
    html`<title>${title}</title>`,
    tag('name', 'description', description),
    html`<link rel="canonical" href="${url}" data-served>`,
    ...alternates.map(
      ({ language, url: href }) =>
        html`<link rel="alternate" hreflang="${language}" href="${href}" data-served>`,
    ),
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
