import { isPrivatePath } from '../../contract/paths.ts';

/**
 * Installs the service worker, and has it keep what this page came with before: from then on what is
 * seen is kept as it comes. Rejects where the browser has none, or may store nothing.
 */
export async function installServiceWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  const isInstalled = serviceWorker.controller !== null;
  await serviceWorker.register('/serviceWorker.js');
  const { active } = await serviceWorker.ready;
  // Of a newer release, perhaps: no rendered page asks for them.
  const urls: CachedUrl[] = ['/index.html', '/config.js'];
  active?.postMessage({
    type: 'CACHE_URLS',
    payload: { urlsToCache: isInstalled ? urls : [...urls, ...urlsOfThisPage()] },
  });
}

/** As Workbox's router takes them: what is fetched, and how. */
type CachedUrl = string | [string, RequestInit];

function urlsOfThisPage(): CachedUrl[] {
  const { pathname, href } = window.location;
  const page: CachedUrl = [href, { headers: { accept: 'text/html' } }];
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  return isPrivatePath(pathname) ? files : [page, ...files];
}
