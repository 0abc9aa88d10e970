import { defaultConditions } from './conditions.ts';

export type Scheme = 'light' | 'dark';

const systems = matchMedia('(prefers-color-scheme: dark)');
const inUrl = /[?&;]globals=[^&]*\bscheme:(light|dark)/.exec(
  decodeURIComponent(location.search),
)?.[1];

/** Scheme chosen in the toolbar; a story's own scheme doesn't count. */
let chosen = inUrl as Scheme | undefined;
let latest = chosen ?? (defaultConditions.scheme as Scheme);

/** Scheme of Storybook's interface: the toolbar's, or else the system's. */
export const currentScheme = (): Scheme => chosen ?? (systems.matches ? 'dark' : 'light');

/** Sets the scheme chosen in the toolbar. */
export function chooseScheme(scheme: unknown) {
  if (scheme === latest || (scheme !== 'light' && scheme !== 'dark')) return;
  latest = scheme;
  chosen = scheme;
}

/** Subscribes to changes of the system's scheme; returns the unsubscribe function. */
export function onSystemScheme(onChange: () => void): () => void {
  systems.addEventListener('change', onChange);
  return () => systems.removeEventListener('change', onChange);
}
