import { useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { ordinary } from './conditions.ts';
import { toolbarGlobals } from './TopLink.tsx';

type Scheme = 'light' | 'dark';

const systems = matchMedia('(prefers-color-scheme: dark)');
const inUrl = /[?&;]globals=[^&]*\bscheme:(light|dark)/.exec(
  decodeURIComponent(location.search),
)?.[1];

/** By the toolbar; a story's own is none that was chosen. */
let chosen = inUrl as Scheme | undefined;
let latest = chosen ?? (ordinary.scheme as Scheme);

const channel = addons.getChannel();

function subscribe(onChange: () => void) {
  // Not as the event has it: it may come from a story in a frame of the page.
  const follow = () => {
    const { scheme = latest } = toolbarGlobals() as { scheme?: Scheme };
    if (scheme === latest) return;
    latest = scheme;
    chosen = scheme;
    onChange();
  };
  channel.on(GLOBALS_UPDATED, follow);
  systems.addEventListener('change', onChange);
  return () => {
    channel.off(GLOBALS_UPDATED, follow);
    systems.removeEventListener('change', onChange);
  };
}

/** Of a docs page: the toolbar's, or the system's while none was chosen there. */
export function useDocsScheme(): Scheme {
  return useSyncExternalStore(subscribe, () => chosen ?? (systems.matches ? 'dark' : 'light'));
}
