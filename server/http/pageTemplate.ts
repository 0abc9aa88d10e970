import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '../lib/html.ts';

/** What a rendered page is put together from. */
type PageParts = {
  /** Tags for the head, its title among them. */
  head: string;
  body: string;
  /**
   * By which the start script asks for the data that hydrates this very page; letters, digits, `-`
   * and `_`.
   */
  id: string;
};

export type PageTemplate = {
  /** Without a page's own parts. */
  markup: string;
  fill: (parts: PageParts) => string;
};

/**
 * A page that is painted before all of its HTML has arrived shifts when the rest comes; the whole
 * is one flight of packets.
 */
const wholePage = '<link rel="expect" href="#load-failure" blocking="render">';

/** Without any link to an icon a browser asks for /favicon.ico. */
const noIcon = '<link rel="icon" href="data:,">';

/**
 * The built page as one that waits for nothing to be painted, and has nothing beside its pictures on
 * the line: scripts and web fonts are left to the start script, but for the fonts of the device that
 * stand in for those. config.js comes with what the app takes over.
 * @param page the built index.html
 */
export function createPageTemplate(page: string, dist: string, startScript: string): PageTemplate {
  const scripts: string[] = [];
  const modules: string[] = [];
  const styles: string[] = [];
  const fonts: string[] = [];
  const icons: string[] = [];
  const manifests: string[] = [];
  const keepFor = (list: string[]) => (_: string, source: string) => {
    list.push(source);
    return '';
  };
  const keepWithScripts = (list: string[]) => (link: string, source: string) => {
    list.push(source);
    return `<noscript>${link}</noscript>`;
  };
  const markup = page
    .replace(/\s*<!--.*?-->/gs, '')
    .replace(/\s*<script type="module"[^>]*?\ssrc="([^"]+)"[^>]*><\/script>/g, keepFor(scripts))
    .replace(/\s*<link rel="stylesheet"[^>]*?\shref="([^"]+)"[^>]*>/g, keepFor(styles))
    .replace(/\s*<link rel="modulepreload"[^>]*?\shref="([^"]+)"[^>]*>/g, keepFor(modules))
    .replace(/\s*<link rel="preload"[^>]*?\shref="([^"]+)"[^>]*>/g, keepFor(fonts))
    .replace(/<link rel="icon"[^>]*?\shref="([^"]+)"[^>]*>/g, keepWithScripts(icons))
    .replace(/<link rel="manifest"[^>]*?\shref="([^"]+)"[^>]*>/g, keepWithScripts(manifests))
    .replace(/<script src="\/config.js"><\/script>/, () => {
      const lists = { scripts, modules, styles, fonts, icons, manifests };
      const data = Object.entries(lists).map(
        ([name, list]) => ` data-${name}="${escapeHtml(list.join(' '))}"`,
      );
      const local = styles.flatMap((href) => localFonts(readFileSync(join(dist, href), 'utf8')));
      return `${wholePage}${noIcon}<style>${local.join('')}</style>\n    <script${data.join('')} data-id="">${startScript}</script>`;
    });
  return {
    markup,
    fill: ({ head, body, id }) =>
      markup
        .replace('data-id=""', () => `data-id="${id}"`)
        .replace(/<title>.*?<\/title>/s, () => head)
        .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`),
  };
}

/** The rules for fonts that are on the device. */
function localFonts(css: string): string[] {
  return (css.match(/@font-face\s*\{[^}]*\}/g) ?? []).filter((rule) => !rule.includes('url('));
}

/** JSON that can't end the script it stands in. */
export function inScript(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
