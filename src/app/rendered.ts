import createCache from '@emotion/cache';
import type { DehydratedCache } from '../data/hydration.ts';

/** With what the app takes over a page that a server rendered. */
export type Rendered = {
  settings: NonNullable<Window['hemline']>;
  shopUrl: string;
  answers: DehydratedCache;
  /** The names of the styles that the page has. */
  styles: string;
};

declare global {
  interface Window {
    /**
     * Asked for by the start script, beside the app's files, as a page is shown sooner without it.
     * There on rendered pages alone: not from a static host, nor while the app is developed.
     */
    hemlineRendered?: Promise<Rendered | undefined>;
  }
}

/**
 * Undefined where the page was not rendered, or can't be taken over: then it is made anew, with what
 * config.js says.
 */
export async function readRendered(): Promise<Rendered | undefined> {
  if (!window.hemlineRendered) return undefined;
  const rendered = await window.hemlineRendered;
  const config = '/config.js';
  if (!rendered) await import(/* @vite-ignore */ config).catch(() => {});
  return rendered;
}

/** Emotion's cache for the styles that the page has: it came without their names, by which they are not added again. */
export function cacheWithStyles(names: string) {
  const style = document.querySelector('style[data-emotion="css"]');
  style?.setAttribute('data-emotion', `css ${names}`);
  return createCache({ key: 'css' });
}
