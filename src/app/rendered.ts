import createCache, { type Options } from '@emotion/cache';
import { settingsPath } from '../../contract/languages.ts';
import type { DehydratedCache } from '../data/hydration.ts';

export type Rendered = {
  settings: NonNullable<Window['hemline']>;
  shopUrl: string;
  answers: DehydratedCache;
  /** Emotion's names of the page's styles. */
  styles: string;
};

declare global {
  interface Window {
    /**
     * Fetched by the start script in parallel with the app's files, so that it does not delay the
     * first paint. Only on server-rendered pages, not on a static host or in development.
     */
    hemlineRendered?: Promise<Rendered | undefined>;
  }
}

/**
 * Hydration data; undefined if the page was not rendered on the server or can't be hydrated. Then
 * the app renders it from scratch, with the settings of config.js.
 */
export async function readRendered(): Promise<Rendered | undefined> {
  if (!window.hemlineRendered) return undefined;
  const rendered = await window.hemlineRendered;
  const config = settingsPath(window.location.pathname);
  if (!rendered) await import(/* @vite-ignore */ config).catch(() => {});
  return rendered;
}

/**
 * Emotion cache for a page with these styles. Only marks them as inserted, like @emotion/css's
 * `hydrate`: adopting a style element moves it, which makes the browser recalculate all styles.
 * @param stylisPlugins replace Emotion's own; undefined keeps these
 */
export function cacheWithStyles(names = '', stylisPlugins?: Options['stylisPlugins']) {
  const cache = createCache({ key: 'css', ...(stylisPlugins && { stylisPlugins }) });
  for (const name of names.split(' ')) cache.inserted[name] = true;
  return cache;
}
