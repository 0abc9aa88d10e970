import { useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { chooseScheme, currentScheme, onSystemScheme, type Scheme } from './scheme.ts';
import { toolbarGlobals } from './TopLink.tsx';

const channel = addons.getChannel();

function subscribe(onChange: () => void) {
  // Ignore the event's globals, which may come from a framed story.
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

/** Colour scheme of a docs page. */
export function useDocsScheme(): Scheme {
  return useSyncExternalStore(subscribe, currentScheme);
}
