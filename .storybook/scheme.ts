import { ordinary } from './conditions.ts';

export type Scheme = 'light' | 'dark';

const systems = matchMedia('(prefers-color-scheme: dark)');
const inUrl = /[?&;]globals=[^&]*\bscheme:(light|dark)/.exec(
  decodeURIComponent(location.search),
)?.[1];

/** By the toolbar; a story's own is none that was chosen. */
let chosen = inUrl as Scheme | undefined;
let latest = chosen ?? (ordinary.scheme as Scheme);

/** Of Storybook's own interface: the toolbar's, or the system's while none was chosen there. */
export const currentScheme = (): Scheme => chosen ?? (systems.matches ? 'dark' : 'light');

/** What the toolbar says now. */
export function chooseScheme(scheme: unknown) {
  if (scheme === latest || (scheme !== 'light' && scheme !== 'dark')) return;
  latest = scheme;
  chosen = scheme;
}

/** Calls it when the system's has changed; returns what ends that. */
export function onSystemScheme(onChange: () => void): () => void {
  systems.addEventListener('change', onChange);
  return () => systems.removeEventListener('change', onChange);
}
