import { ExpirationPlugin } from 'workbox-expiration';
import * as navigationPreload from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies';
import { settingsPath } from '../../contract/languages.ts';
import { isPrivatePath } from '../../contract/paths.ts';
import { isAnswerKept } from './keptAnswers.ts';

/*
 * Service worker (decision 46): caches the visited parts of the shop for offline use, without any
 * customer data. Built separately from the app.
 */
declare const self: Window & {
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
};

/** App shell, served for paths that are not cached; the app renders the page. */
const shell = '/index.html';

const wholeAnswer = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.status === 200 ? response : null,
};

function atMost(maxEntries: number) {
  // The request that removes an entry has no language.
  const matchOptions = { ignoreVary: true };
  return new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true, matchOptions });
}

const fromShop = {
  fetchDidSucceed: async ({ response }: { response: Response }) => shopAnswer(response),
};

const pages = new NetworkFirst({
  cacheName: 'pages',
  plugins: [fromShop, wholeAnswer, atMost(100)],
});
const answers = new NetworkFirst({
  cacheName: 'answers',
  plugins: [fromShop, wholeAnswer, atMost(200)],
});
const privatePages = new NetworkOnly();

// Files of another release have other URLs, so a new worker can safely take over open pages.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', () => void self.clients.claim());
// Firefox 153 shows its own error page when a preload fails, even if the worker answers. The
// setting outlives the worker that enabled it.
if (/Firefox/.test(self.navigator.userAgent)) navigationPreload.disable();
else navigationPreload.enable();

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && wantsPage(request) && !url.pathname.startsWith('/api/'),
  async ({ request, event, url }) => {
    const isPrivate = isPrivatePath(url.pathname);
    let answer: Response | undefined;
    try {
      answer = await (isPrivate ? privatePages : pages).handle({ request, event });
      // Workbox calls no plugin for a preloaded response.
      return shopAnswer(answer);
    } catch (error) {
      const page = isPrivate ? undefined : await caches.match(request);
      const kept = page ?? (await shellOf(url)) ?? answer;
      if (!kept) throw error;
      return kept;
    }
  },
);

registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin && (url.pathname === shell || /^\/(config\.js$|rendered\/)/.test(url.pathname)),
  pages,
);

// Asset names contain content hashes.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: 'assets', plugins: [wholeAnswer, atMost(200)] }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/(banners|icons)\/|^\/icon\.svg$/.test(url.pathname),
  new StaleWhileRevalidate({ cacheName: 'images', plugins: [wholeAnswer, atMost(50)] }),
);

// Signatures in picture URLs change daily.
const withoutSignature = {
  cacheKeyWillBeUsed: async ({ request }: { request: Request }) => {
    const { origin, pathname } = new URL(request.url);
    return origin + pathname;
  },
};

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/api/pictures/'),
  new CacheFirst({
    cacheName: 'pictures',
    plugins: [withoutSignature, wholeAnswer, atMost(300)],
  }),
);

registerRoute(({ url }) => isAnswerKept('GET', url.pathname), answers);

/** Prices of the guest's cart, requested by POST; keeps the latest reply. */
registerRoute(
  ({ url }) => isAnswerKept('POST', url.pathname),
  async ({ request, event }) => {
    const lines = await request.clone().text();
    const language = request.headers.get('accept-language') ?? '';
    const key = `${request.url}?${language}${encodeURIComponent(lines)}`;
    try {
      const answer = shopAnswer(await fetch(request));
      // Ignore a full storage.
      if (answer.ok) event.waitUntil(keepCart(key, answer.clone()).catch(() => {}));
      return answer;
    } catch (error) {
      const kept = await caches.match(key, { cacheName: 'cart' });
      if (!kept) throw error;
      return kept;
    }
  },
  'POST',
);

/** The app shell with the settings of the page's language, as far as they are kept. */
async function shellOf({ pathname }: URL): Promise<Response | undefined> {
  const page = await caches.match(shell);
  const settings = settingsPath(pathname);
  if (!page || !(await caches.match(settings))) return page;
  const html = (await page.text()).replace('"/config.js"', `"${settings}"`);
  return new Response(html, { headers: page.headers });
}

async function keepCart(key: string, answer: Response) {
  await caches.delete('cart');
  const cache = await caches.open('cart');
  await cache.put(key, answer);
}

/**
 * Returns the reply if it is the shop's, whose failures are JSON.
 * @throws Error for the page of a proxy that can't reach the shop, which counts as no network
 */
function shopAnswer(answer: Response): Response {
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
  if (answer.status < 502 || answer.status > 504 || isJson) return answer;
  throw new Error(`A proxy has answered ${answer.status}`);
}

function wantsPage({ headers }: Request): boolean {
  return headers.get('accept')?.startsWith('text/html') ?? false;
}
