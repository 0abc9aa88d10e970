import 'virtual:theme.css';
import '../theme/fonts.css';
import { CacheProvider } from '@emotion/react';
import { createBrowserHistory } from 'history';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { setTimeZones } from '../../contract/rules/timeZone.ts';
import { hydrate } from '../data/hydration.ts';
import { setCurrency } from '../lib/currency.ts';
import { onFirstInteraction } from '../ui/browser.ts';
import { dropOverlay } from '../ui/useOverlay.ts';
import { App } from './App.tsx';
import { loadPage } from './AppRoutes.tsx';
import { toAppConfig } from './config.ts';
import { removeLinkToken } from './removeLinkToken.ts';
import { cacheWithStyles, type Rendered, readRendered } from './rendered.ts';

// Load the code in parallel with the data. The page itself reports a failure.
const pageCode = loadPage(window.location.pathname).catch(() => {});

// No top-level await, because page chunks import this module.
void readRendered().then(inOwnTask).then(start);

if (import.meta.env.PROD)
  onFirstInteraction(() => import('../pages/keepForOffline.ts').catch(() => {}));

/** Yields to the browser between evaluating the modules and starting the app. */
function inOwnTask<T>(value: T): Promise<T> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(value));
  });
}

async function start(rendered: Rendered | undefined) {
  const root = document.getElementById('root') as HTMLElement;
  const settings = rendered?.settings ?? window.hemline;
  if (!settings) {
    // Without config.js there is no server and no name: index.html shows the failure.
    document.documentElement.dataset.loadFailed = '';
    throw new Error('No window.hemline: see config.js');
  }
  const config = toAppConfig(settings, rendered?.shopUrl ?? window.location.origin);
  setCurrency(config.currency);
  setTimeZones(config.timeZone, Intl.DateTimeFormat().resolvedOptions().timeZone);
  dropOverlay();
  removeLinkToken();
  const history = createBrowserHistory();

  if (rendered) {
    const app = (
      <CacheProvider value={cacheWithStyles(rendered.styles)}>
        <App
          config={config}
          history={history}
          answers={hydrate(rendered.answers)}
          hasGlobalStyles
        />
      </CacheProvider>
    );
    await pageCode;
    // In a transition, so that the browser can paint and handle input in between.
    startTransition(() => void hydrateRoot(root, app));
  } else {
    // Remove the server's tags for clients without JavaScript (server/http/pageTemplate.ts): each
    // page renders its own, with the shop's name as title in between.
    for (const tag of document.head.querySelectorAll('[data-served]')) tag.remove();
    document.title = config.shop.name;
    createRoot(root).render(<App config={config} history={history} />);
  }

  if (settings.webVitals) {
    import('../data/measureVisit.ts').then((on) => on.measureVisit(config.api)).catch(() => {});
  }
}
