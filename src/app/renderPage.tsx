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
  /** Tags for the document's head: title, description and the like. */
  head: string;
  /** The content of the element with id "root". */
  body: string;
  answers: DehydratedCache;
};

/** A page asks for a product, then for related ones; one that never stops asking is broken. */
const maxRounds = 5;

/** Renders a page for an anonymous visitor. Rejects when a call fails. */
export async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const config = toAppConfig(request.settings, request.shopUrl);
  setCurrency(config.currency);
  const cache = createServerCache();
  await loadPage(new URL(`http://shop${request.url}`).pathname);
  for (let round = 0; round < maxRounds; round++) {
    const text = renderToString(
      <div id="root">
        <App
          config={{ ...config, api: { ...config.api, fetch: request.fetch } }}
          history={createMemoryHistory({ initialEntries: [request.url] })}
          answers={cache.config}
        />
      </div>,
    );
    if (await cache.fetchMissing()) continue;
    // React writes what belongs into the head before everything else.
    const [head = '', body = ''] = text.split('<div id="root">', 2);
    return {
      head,
      body: body.slice(0, body.lastIndexOf('</div>')),
      answers: cache.dehydrate(),
    };
  }
  throw new Error(`${request.url} asks for more and more`);
}
