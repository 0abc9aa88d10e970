import '../theme/fonts.css';
import { createBrowserHistory } from 'history';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AppRoutes } from './AppRoutes.tsx';
import { readConfig } from './config.ts';
import { HistoryRouter } from './HistoryRouter.tsx';
import { Providers } from './Providers.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html lacks the element with id "root"');
if (!window.hemline) {
  // Without it the app knows neither its server nor its name: index.html says that it has failed.
  document.documentElement.dataset.loadFailed = '';
  throw new Error('config.js did not load, or does not set window.hemline');
}

const config = readConfig(window.hemline, window.location.origin);

// The server wrote these for whoever reads the page without running it (server/http/metaTags.ts).
// From here on each page has its own, and between two pages there is the shop's name.
for (const tag of document.head.querySelectorAll('[data-served]')) tag.remove();
document.title = config.shop.name;

createRoot(root).render(
  <StrictMode>
    <HistoryRouter history={createBrowserHistory()}>
      <Providers config={config}>
        <AppRoutes />
      </Providers>
    </HistoryRouter>
  </StrictMode>,
);
