import { STORY_MISSING } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { exampleConfig } from '../stories/mocks/config.ts';
import { brandTheme } from './brandTheme.ts';
import { findByOlderId } from './groups.ts';

addons.setConfig({
  theme: {
    ...brandTheme,
    brandTitle: exampleConfig.shop.name,
    // A build for a host says where the shop is; without it the name leads nowhere.
    brandUrl: process.env.STORYBOOK_SHOP_URL || undefined,
    brandTarget: '_self',
  },
});

// A link from before the sidebar went by what people do.
addons.register('older-links', (api) => {
  api.on(STORY_MISSING, (olderId: string) => {
    const id = findByOlderId(olderId, Object.keys(api.getIndex()?.entries ?? {}));
    if (id) api.selectStory(id);
  });
});
