import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import mirror from '@mui/stylis-plugin-rtl';
import { createMemoryHistory } from 'history';
import { renderToString } from 'react-dom/server';
import { inLanguage } from '../../contract/i18n.ts';
import { factsOf, type Language, pathIn, splitLanguage } from '../../contract/languages.ts';
import { setOwnNames } from '../../contract/rules/ownNames.ts';
import { setTimeZones } from '../../contract/rules/timeZone.ts';
import { createServerCache, type DehydratedCache } from '../data/hydration.ts';
import { loadMessages } from '../data/messages.ts';
import { setCurrency } from '../lib/currency.ts';
import { CollectionLinks } from '../pages/CollectionLinks.ts';
import { NothingFound } from '../pages/Listing.tsx';
import { StructuredData } from '../pages/PageHead.tsx';
import { ShopCurrencies } from '../pages/ShopCurrencies.ts';
import { ShopLanguages } from '../pages/ShopLanguages.ts';
import { App } from './App.tsx';
import { loadPage } from './AppRoutes.tsx';
import { toAppConfig } from './config.ts';
import { historyIn } from './languageHistory.ts';

type PageRequest = {
  /** Path and query. */
  url: string;
  /** Public URL of the shop, without a trailing slash. */
  shopUrl: string;
  /** Settings of `config.js`. */
  settings: Window['hemline'];
  /** Sends the app's API calls, anonymously. */
  fetch: typeof fetch;
};

/** Rendered HTML, with the data that hydration needs. */
type RenderedPage = {
  /** Tags for the document head: metadata and styles. */
  head: string;
  /** Content of the element with id "root". */
  body: string;
  language: Language;
  answers: DehydratedCache;
  /** Emotion's names of the included styles, as in the attribute `data-emotion`. */
  styles: string;
};

/** Maximum rounds of dependent calls, for example a product and then related ones. */
const maxRounds = 5;

/** Renders a page for an anonymous visitor. Rejects if a call fails. */
export async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const config = toAppConfig(request.settings, request.shopUrl);
  const { languages } = config.shop;
  const { language, path } = splitLanguage(request.url, languages);
  setCurrency(config.currency);
  setTimeZones(config.timeZone);
  setOwnNames(language, request.settings ?? {});
  const cache = createServerCache();
  // The calls begin after the rendering, and so outside its language.
  const fetchInLanguage: typeof fetch = (url, init) => {
    const headers = new Headers(init?.headers);
    headers.set('accept-language', language);
    return request.fetch(url, { ...init, headers });
  };
  const api = { ...config.api, fetch: fetchInLanguage };
  await Promise.all([
    loadPage(new URL(`http://shop${path}`).pathname),
    loadMessages(language, 'shop'),
    StructuredData.load(),
    CollectionLinks.load(),
    ShopLanguages.load(),
    config.shop.currencies && ShopCurrencies.load(),
    NothingFound.load(),
  ]);
  for (let round = 0; round < maxRounds; round++) {
    // No vendor prefixes, which only unsupported browsers need.
    const styles = createCache({
      key: 'css',
      stylisPlugins: factsOf(language).isRightToLeft ? [mirror] : [],
    });
    // Collect styles instead of rendering them beside each element.
    styles.compat = true;
    const history = createMemoryHistory({ initialEntries: [pathIn(language, path, languages)] });
    const app = (
      <CacheProvider value={styles}>
        <div id="root">
          <App
            config={{ ...config, api }}
            history={historyIn(language, languages, history)}
            answers={cache.config}
          />
        </div>
      </CacheProvider>
    );
    const text = inLanguage(language, () => renderToString(app));
    if (await cache.fetchMissing()) continue;
    // React renders head tags before everything else.
    const [head = '', body = ''] = text.split('<div id="root">', 2);
    const { tags, names } = stylesOf(styles, body);
    return {
      head: head + tags,
      language,
      body: body.slice(0, body.lastIndexOf('</div>')),
      answers: cache.dehydrate(),
      styles: names,
    };
  }
  throw new Error(`${request.url} asks for more and more`);
}

/**
 * Global styles and those of the page's elements, with Emotion's names of the latter (rendered.ts).
 * Omits unused styles: the theme's other variables, which load with the fonts
 * (`virtual:theme.css`), and styles that were only composed into others. Their names are included,
 * or Emotion would insert 100 unused rules in the browser. The style of inputs stays: it is part of a
 * select, and a text field that opens later needs it as it is.
 */
function stylesOf({ key, inserted, registered }: ReturnType<typeof createCache>, body: string) {
  const classes = new Set(body.match(new RegExp(`\\b${key}-[\\w-]+`, 'g')));
  const own: [string, string][] = [];
  const global: [string, string][] = [];
  for (const [name, style] of Object.entries(inserted)) {
    if (typeof style !== 'string') continue;
    if (!(`${key}-${name}` in registered)) global.push([name, style]);
    else if (classes.has(`${key}-${name}`) || style.includes('input-placeholder'))
      own.push([name, style]);
  }
  const all = [...global, ...own].map(([, style]) => style).join('');
  const used = new Set((all + body).match(/(?<=var\()--[\w-]+/g));
  const ownStyles = own.map(([name]) => registered[`${key}-${name}`]).join();
  const parts = Object.entries(registered)
    .filter(([name, style]) => !classes.has(name) && style && ownStyles.includes(style))
    .map(([name]) => name.slice(key.length + 1));
  const names = [...own.map(([name]) => name), ...parts].join(' ');
  const needed = [...global, ...own].map(([, style]) =>
    // Trim the theme's variables, but not those in print styles, which later pages need.
    style.startsWith(':root{--mui-')
      ? style.replace(/(--mui-[\w-]+):[^;}]*;/g, (rule, name) => (used.has(name) ? rule : ''))
      : style,
  );
  return { tags: `<style>${needed.join('')}</style>`, names };
}
