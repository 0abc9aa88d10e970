import 'virtual:theme.css';
import '../theme/fonts.css';
import { CacheProvider } from '@emotion/react';
import { createBrowserHistory, type History } from 'history';
import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  type Language,
  type Languages,
  pathIn,
  splitLanguage,
  withoutLanguage,
} from '../../contract/languages.ts';
import { paths } from '../../contract/paths.ts';
import { setOwnNames } from '../../contract/rules/ownNames.ts';
import { setTimeZones } from '../../contract/rules/timeZone.ts';
import { chosenLanguage } from '../data/chosenLanguage.ts';
import { hydrate } from '../data/hydration.ts';
import { setCurrency } from '../lib/currency.ts';
import { onFirstInteraction } from '../ui/browser.ts';
import { dropOverlay } from '../ui/useOverlay.ts';
import { App } from './App.tsx';
import { loadPage } from './AppRoutes.tsx';
import { toAppConfig } from './config.ts';
import { cacheWithStyles, type Rendered, readRendered } from './rendered.ts';
import type { Spoken } from './speak.ts';

// Load the code in parallel with the data. The page itself reports a failure.
const pageCode = loadPage(withoutLanguage(window.location.pathname)).catch(() => {});

// Likewise the texts of a page that the server says is not in English.
if (document.documentElement.lang !== 'en') import('./speak.ts').catch(() => {});

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
  const { languages } = config.shop;
  const { language } = splitLanguage(window.location.pathname, languages);
  if (goesToChosen(language, languages)) return;
  dropOverlay();
  removeLinkToken();
  const { history, stylisPlugins } = await speak(language, languages, createBrowserHistory());
  setOwnNames(language, settings);
  const styled = (app: ReactNode, names?: string) => (
    <CacheProvider value={cacheWithStyles(names, stylisPlugins)}>{app}</CacheProvider>
  );

  if (rendered) {
    const app = styled(
      <App config={config} history={history} answers={hydrate(rendered.answers)} hasGlobalStyles />,
      rendered.styles,
    );
    await pageCode;
    // In a transition, so that the browser can paint and handle input in between.
    startTransition(() => void hydrateRoot(root, app));
  } else {
    // Remove the server's tags for clients without JavaScript (server/http/pageTemplate.ts): each
    // page renders its own, with the shop's name as title in between.
    for (const tag of document.head.querySelectorAll('[data-served]')) tag.remove();
    document.title = config.shop.name;
    createRoot(root).render(styled(<App config={config} history={history} />));
  }

  if (settings.webVitals) {
    import('../data/measureVisit.ts').then((on) => on.measureVisit(config.api)).catch(() => {});
  }
}

/** Loads the code for the language; English needs none if it is the shop's main one. */
async function speak(language: Language, languages: Languages, history: History): Promise<Spoken> {
  if (language === 'en' && languages[0] === 'en') return { history };
  try {
    return await (await import('./speak.ts')).speak(language, languages, history);
  } catch (error) {
    document.documentElement.dataset.loadFailed = '';
    throw error;
  }
}

/**
 * Uses the language that the visitor once chose if the URL names none, unless a link of the shop
 * led here, such as the one to its first language.
 */
function goesToChosen(language: Language, languages: Languages): boolean {
  const chosen = chosenLanguage.read();
  const isNamed = language !== languages[0];
  if (isNamed || !chosen || chosen === language || !languages.includes(chosen)) return false;
  if (document.referrer.startsWith(`${window.location.origin}/`)) return false;
  const { pathname, search, hash } = window.location;
  window.location.replace(pathIn(chosen, pathname + search + hash, languages));
  return true;
}

/**
 * Removes an emailed link's token from the history state when the URL is opened again without it,
 * since browsers keep the state of such an entry. Reload and Back keep the token. Call it at
 * startup, before the app reads the history.
 */
function removeLinkToken() {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const path = withoutLanguage(window.location.pathname);
  if (visit?.type !== 'navigate' || path !== paths.resetPassword) return;
  window.history.replaceState(null, '');
}
