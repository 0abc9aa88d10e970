import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createMemoryHistory } from 'history';
import { renderToString } from 'react-dom/server';
import { createServerCache, type DehydratedCache } from '../data/hydration.ts';
import { setCurrency } from '../lib/currency.ts';
import { App } from './App.tsx';
import { loadPage } from './AppRoutes.tsx';
import { toAppConfig } from './config.ts';

/** What a page is rendered from. */
type PageRequest = {
  /** Path and query. */
  url: string;
  /** Where shoppers reach the shop, without a slash at the end. */
  shopUrl: string;
  /** What `config.js` sets. */
  settings: Window['hemline'];
  /** Makes the app's calls, anonymously. */
  fetch: typeof fetch;
};

/** A page as HTML, with what the browser needs to take it over. */
type RenderedPage = {
  /** Tags for the document's head: title, description and the like, and the page's styles. */
  head: string;
  /** The content of the element with id "root". */
  body: string;
  answers: DehydratedCache;
  /** The names of the styles that the page has, as the attribute `data-emotion` lists them. */
  styles: string;
};

/** A page asks for a product, then for related ones; one that never stops asking is broken. */
const maxRounds = 5;

/**
 * Renders a page for an anonymous visitor. Rejects when a call fails.
 */
export async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const config = toAppConfig(request.settings, request.shopUrl);
  setCurrency(config.currency);
  const cache = createServerCache();
  await loadPage(new URL(`http://shop${request.url}`).pathname);
  for (let round = 0; round < maxRounds; round++) {
    // Without prefixes for browsers that can't run the app.
    const styles = createCache({ key: 'css', stylisPlugins: [] });
    // Styles are gathered, rather than written beside each element.
    styles.compat = true;
    const text = renderToString(
      <CacheProvider value={styles}>
        <div id="root">
          <App
            config={{ ...config, api: { ...config.api, fetch: request.fetch } }}
            history={createMemoryHistory({ initialEntries: [request.url] })}
            answers={cache.config}
          />
        </div>
      </CacheProvider>,
    );
    if (await cache.fetchMissing()) continue;
    // React writes what belongs into the head before everything else.
    const [head = '', body = ''] = text.split('<div id="root">', 2);
    const { tags, names } = stylesOf(styles, body);
    return {
      head: head + tags,
      body: body.slice(0, body.lastIndexOf('</div>')),
      answers: cache.dehydrate(),
      styles: names,
    };
  }
  throw new Error(`${request.url} asks for more and more`);
}

/**
 * The styles of the page's elements, as Emotion finds them again in the browser once it has their
 * names (rendered.ts). `data-s` keeps it from moving them to the head's end, for which the browser
 * would work out all styles again. What no element has is left out: the theme's other variables, and
 * the styles that others were made of; of these the browser gets the names, or it would add 100 rules
 * that nothing needs.
 */
function stylesOf({ key, inserted, registered }: ReturnType<typeof createCache>, body: string) {
  const classes = new Set(body.match(new RegExp(`\\b${key}-[\\w-]+`, 'g')));
  const own: [string, string][] = [];
  const global: [string, string][] = [];
  for (const [name, style] of Object.entries(inserted)) {
    if (typeof style !== 'string') continue;
    if (!(`${key}-${name}` in registered)) global.push([name, style]);
    else if (classes.has(`${key}-${name}`)) own.push([name, style]);
  }
  const all = [...global, ...own].map(([, style]) => style).join('');
  const used = new Set((all + body).match(/(?<=var\()--[\w-]+/g));
  const ownStyles = own.map(([name]) => registered[`${key}-${name}`]).join();
  const parts = Object.entries(registered)
    .filter(([name, style]) => !classes.has(name) && style && ownStyles.includes(style))
    .map(([name]) => name.slice(key.length + 1));
  const names = [...own.map(([name]) => name), ...parts].join(' ');
  const tags = [
    ...global.map(([name, style]) =>
      isVariables(style)
        ? // Without its name, so that the app adds it as a whole.
          `<style>${style.replace(/(--[\w-]+):[^;}]*;/g, (rule, name) => (used.has(name) ? rule : ''))}</style>`
        : `<style data-emotion="${key}-global ${name}" data-s="">${style}</style>`,
    ),
    `<style data-emotion="${key}" data-s="">${own.map(([, style]) => style).join('')}</style>`,
  ].join('');
  return { tags, names };
}

/** Whether these are the theme's variables, of which a page needs a few. */
function isVariables(style: string): boolean {
  return style.startsWith(':root{--mui-');
}
