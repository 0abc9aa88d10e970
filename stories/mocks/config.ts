import { exampleShopProfile } from '../../contract/examples/shopProfile.ts';
import { dollars } from '../../contract/rules/money.ts';
import { shownShop } from '../../contract/rules/shopProfile.ts';
import type { AppConfig } from '../../src/app/config.ts';

const shop = shownShop(exampleShopProfile, ['terms', 'privacy']);

/** `config.js` of the stories. */
export const exampleConfig: AppConfig = {
  api: { url: '/api' },
  currency: dollars,
  timeZone: 'UTC',
  shop: {
    ...shop,
    url: 'https://hemline.test',
    wording: {},
    hasSale: false,
    languages: ['en'],
    collections: [],
    team: [
      ...shop.team,
      {
        name: 'Ilya Sokolov',
        role: { en: 'Cloth and makers', ru: 'Ткани и мастера' },
        bio: {
          en: 'Ilya finds the mills and visits every workshop twice a year.',
          ru: 'Илья находит фабрики и дважды в год бывает в каждой мастерской.',
        },
      },
    ],
  },
};
