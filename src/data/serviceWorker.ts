import { ExpirationPlugin } from 'workbox-expiration';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies';
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
  return new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true });
}

const pages = new NetworkFirst({ cacheName: 'pages', plugins: [wholeAnswer, atMost(100)] });
const answers = new NetworkFirst({ cacheName: 'answers', plugins: [wholeAnswer, atMost(200)] });
const privatePages = new NetworkOnly();

// Files of another release have other URLs, so a new worker can safely take over open pages.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', () => void self.clients.claim());
enableNavigationPreload();

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && wantsPage(request) && !url.pathname.startsWith('/api/'),
  async ({ request, event, url }) => {
    try {
      const strategy = isPrivatePath(url.pathname) ? privatePages : pages;
      return await strategy.handle({ request, event });
    } catch (error) {
      const kept = await caches.match(shell);
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

/** Prices of the guest's cart, requested by POST; keeps the latest answer. */
registerRoute(
  ({ url }) => isAnswerKept('POST', url.pathname),
  async ({ request, event }) => {
    const key = `${request.url}?${encodeURIComponent(await request.clone().text())}`;
    try {
      const answer = await fetch(request);
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

async function keepCart(key: string, answer: Response) {
  await caches.delete('cart');
  const cache = await caches.open('cart');
  await cache.put(key, answer);
}

function wantsPage({ headers }: Request): boolean {
  return headers.get('accept')?.startsWith('text/html') ?? false;
}
