import { settingsPath } from '../../contract/languages.ts';
import { isPrivatePath } from '../../contract/paths.ts';

/** Loads the code of pages that are one click away or useful offline. */
async function loadForOffline(): Promise<void> {
  await Promise.all([
    import('./HomePage.tsx'),
    import('./CategoryPage.tsx'),
    import('./ProductPage.tsx'),
    import('./cart/CartPage.tsx'),
    import('./cart/CartInDrawer.tsx'),
    import('../data/cart/fullCart.ts'),
    import('./FavoritesPage.tsx'),
    import('./SearchPage.tsx'),
    import('./MenuKinds.tsx'),
    import('../features/chrome/NavDrawer.tsx'),
    import('../features/chrome/SearchDialog.tsx'),
  ]);
}

// Ignore browsers without service workers, or without them in private windows.
loadForOffline()
  .then(installServiceWorker)
  .catch(() => {});

/**
 * Installs the service worker and lets it cache the files loaded so far; later ones are cached as
 * they load. Rejects if service workers or storage are unavailable.
 */
async function installServiceWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  const isInstalled = serviceWorker.controller !== null;
  await serviceWorker.register('/serviceWorker.js');
  const { active } = await serviceWorker.ready;
  // Always update these, which server-rendered pages never request.
  const urls: CachedUrl[] = ['/index.html', '/config.js', settingsPath(window.location.pathname)];
  active?.postMessage({
    type: 'CACHE_URLS',
    payload: { urlsToCache: isInstalled ? urls : [...urls, ...urlsOfThisPage()] },
  });
}

/** Entry of Workbox's `CACHE_URLS` message: URL, or URL with request options. */
type CachedUrl = string | [string, RequestInit];

function urlsOfThisPage(): CachedUrl[] {
  const { pathname, href } = window.location;
  const page: CachedUrl = [href, { headers: { accept: 'text/html' } }];
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  return isPrivatePath(pathname) ? files : [page, ...files];
}
