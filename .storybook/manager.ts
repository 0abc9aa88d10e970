import { addons } from 'storybook/manager-api';
import { exampleConfig } from '../stories/mocks/config.ts';
import { houseTheme } from './houseTheme.ts';

addons.setConfig({
  theme: {
    ...houseTheme,
    brandTitle: exampleConfig.shop.name,
    // A build for a host says where the shop is; without it the name leads nowhere.
    brandUrl: process.env.STORYBOOK_SHOP_URL,
    brandTarget: '_self',
  },
});
