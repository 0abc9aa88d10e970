import { installServiceWorker } from '../data/installServiceWorker.ts';
import { loadForOffline } from '../pages/loadForOffline.ts';

// Some browsers have no service worker, or none in a private window.
loadForOffline()
  .then(installServiceWorker)
  .catch(() => {});
