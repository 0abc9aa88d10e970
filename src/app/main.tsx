import '../theme/fonts.css';
import { CacheProvider } from '@emotion/react';
import { createBrowserHistory } from 'history';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { hydrate } from '../data/hydration.ts';
import { setCurrency } from '../lib/currency.ts';
import { onFirstInteraction } from '../lib/onFirstInteraction.ts';
import { dropOverlay } from '../ui/useOverlay.ts';
import { App } from './App.tsx';
import { loadPage } from './AppRoutes.tsx';
import { toAppConfig } from './config.ts';
import { dropLinkToken } from './dropLinkToken.ts';
import { cacheWithStyles, type Rendered, readRendered } from './rendered.ts';

// Not awaited at the top, as a page's code waits for this file's.
void readRendered().then(start);

if (import.meta.env.PROD)
  onFirstInteraction(() => import('../pages/keepForOffline.ts').catch(() => {}));

async function start(rendered: Rendered | undefined) {
  const root = document.getElementById('root') as HTMLElement;
  const settings = rendered?.settings ?? window.hemline;
  if (!settings) {
    // Without it the app knows neither its server nor its name: index.html says that it has failed.
    document.documentElement.dataset.loadFailed = '';
    throw new Error('No window.hemline: see config.js');
  }
  const config = toAppConfig(settings, rendered?.shopUrl ?? window.location.origin);
  setCurrency(config.currency);
  dropOverlay();
  dropLinkToken();
  const history = createBrowserHistory();

  if (rendered) {
    const app = (
      <CacheProvider value={cacheWithStyles(rendered.styles)}>
        <App config={config} history={history} answers={hydrate(rendered.answers)} />
      </CacheProvider>
    );
    // A page without its code says so.
    await loadPage(history.location.pathname).catch(() => {});
    // In a transition, so that the browser can paint and answer in between.
    startTransition(() => void hydrateRoot(root, app));
  } else {
    // The server wrote these for clients without JavaScript (server/http/pageHead.ts).
    // From here on each page has its own, and between two pages there is the shop's name.
    for (const tag of document.head.querySelectorAll('[data-served]')) tag.remove();
    document.title = config.shop.name;
    createRoot(root).render(<App config={config} history={history} />);
  }

  if (settings.webVitals) {
    import('../data/measureVisit.ts').then((on) => on.measureVisit(config.api)).catch(() => {});
  }
}
