import '../theme/fonts.css';
import { createBrowserHistory } from 'history';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { withAnswers } from '../data/carriedAnswers.ts';
import { App } from './App.tsx';
import { loadPage } from './AppRoutes.tsx';
import { readConfig } from './config.ts';
import { type Rendered, readRendered } from './rendered.ts';

// Not awaited at the top, as a page's code waits for this file's.
void readRendered().then(start);

async function start(rendered: Rendered | undefined) {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html lacks the element with id "root"');
  const settings = rendered?.settings ?? window.hemline;
  if (!settings) {
    // Without it the app knows neither its server nor its name: index.html says that it has failed.
    document.documentElement.dataset.loadFailed = '';
    throw new Error('config.js did not load, or does not set window.hemline');
  }
  const config = readConfig(settings, rendered?.shopUrl ?? window.location.origin);
  const history = createBrowserHistory();

  if (rendered) {
    const app = <App config={config} history={history} answers={withAnswers(rendered.answers)} />;
    // A page without its code says so.
    await loadPage(history.location.pathname).catch(() => {});
    // In a transition, so that the browser can paint and answer in between.
    startTransition(() => void hydrateRoot(root, app));
  } else {
    // The server wrote these for whoever reads the page without running it (server/http/metaTags.ts).
    // From here on each page has its own, and between two pages there is the shop's name.
    for (const tag of document.head.querySelectorAll('[data-served]')) tag.remove();
    document.title = config.shop.name;
    createRoot(root).render(<App config={config} history={history} />);
  }
}
