import { GLOBALS_UPDATED, STORY_MISSING } from 'storybook/internal/core-events';
import type { GlobalsUpdatedPayload } from 'storybook/internal/types';
import { addons } from 'storybook/manager-api';
import { exampleConfig } from '../stories/mocks/config.ts';
import { brandThemes } from './brandTheme.ts';
import { findByOldId, withoutMuiWords } from './groups.ts';
import { chooseScheme, currentScheme, onSystemScheme } from './scheme.ts';

const currentTheme = () => ({
  ...brandThemes[currentScheme()],
  brandTitle: exampleConfig.shop.name,
  // Set by hosted builds; otherwise the name has no link.
  brandUrl: process.env.STORYBOOK_SHOP_URL || undefined,
  brandTarget: '_self',
});

addons.setConfig({
  theme: currentTheme(),
  sidebar: {
    // Hide names of Material UI components, which only serve the search.
    renderLabel: ({ type, name }) => (type === 'component' ? withoutMuiWords(name) : name),
  },
});

addons.register('scheme', (api) => {
  const show = () => api.setOptions({ theme: currentTheme() });
  api.on(GLOBALS_UPDATED, ({ userGlobals }: GlobalsUpdatedPayload) => {
    chooseScheme(userGlobals.scheme);
    show();
  });
  onSystemScheme(show);
});

// Redirect links from before the sidebar was grouped by task.
addons.register('older-links', (api) => {
  api.on(STORY_MISSING, (olderId: string) => {
    const id = findByOldId(olderId, Object.keys(api.getIndex()?.entries ?? {}));
    if (id) api.selectStory(id);
  });
});
