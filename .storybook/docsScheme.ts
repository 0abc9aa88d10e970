import { useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { chooseScheme, currentScheme, onSystemScheme, type Scheme } from './scheme.ts';
import { toolbarGlobals } from './TopLink.tsx';

const channel = addons.getChannel();

function subscribe(onChange: () => void) {
  // Not as the event has it: it may come from a story in a frame of the page.
  const follow = () => {
    chooseScheme(toolbarGlobals().scheme);
    onChange();
  };
  channel.on(GLOBALS_UPDATED, follow);
  const endSystem = onSystemScheme(onChange);
  return () => {
    channel.off(GLOBALS_UPDATED, follow);
    endSystem();
  };
}

/** The scheme of a docs page. */
export function useDocsScheme(): Scheme {
  return useSyncExternalStore(subscribe, currentScheme);
}
