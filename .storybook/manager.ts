import { GLOBALS_UPDATED, STORY_MISSING } from 'storybook/internal/core-events';
import type { GlobalsUpdatedPayload } from 'storybook/internal/types';
import { addons } from 'storybook/manager-api';
import { exampleConfig } from '../stories/mocks/config.ts';
import { brandThemes } from './brandTheme.ts';
import { findByOlderId } from './groups.ts';
import { chooseScheme, currentScheme, onSystemScheme } from './scheme.ts';

const currentTheme = () => ({
  ...brandThemes[currentScheme()],
  brandTitle: exampleConfig.shop.name,
  // A build for a host says where the shop is; without it the name leads nowhere.
  brandUrl: process.env.STORYBOOK_SHOP_URL || undefined,
  brandTarget: '_self',
});

addons.setConfig({ theme: currentTheme() });

addons.register('scheme', (api) => {
  const show = () => api.setOptions({ theme: currentTheme() });
  api.on(GLOBALS_UPDATED, ({ userGlobals }: GlobalsUpdatedPayload) => {
    chooseScheme(userGlobals.scheme);
    show();
  });
  onSystemScheme(show);
});

// A link from before the sidebar went by what people do.
addons.register('older-links', (api) => {
  api.on(STORY_MISSING, (olderId: string) => {
    const id = findByOlderId(olderId, Object.keys(api.getIndex()?.entries ?? {}));
    if (id) api.selectStory(id);
  });
});
