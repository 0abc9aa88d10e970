import { installServiceWorker } from '../data/installServiceWorker.ts';

/** Loads what shows something without a network, whether it has been opened or not. */
async function loadForOffline(): Promise<void> {
  await Promise.all([
    import('./CartPage.tsx'),
    import('./CartInDrawer.tsx'),
    import('./FavoritesPage.tsx'),
    import('./SearchPage.tsx'),
    import('./MenuKinds.tsx'),
    import('../features/chrome/NavDrawer.tsx'),
    import('../features/chrome/SearchDialog.tsx'),
  ]);
}

// Some browsers have no service worker, or none in a private window.
loadForOffline()
  .then(installServiceWorker)
  .catch(() => {});
