import { exampleShopProfile } from '../../contract/examples/shopProfile.ts';
import { dollars } from '../../contract/rules/money.ts';
import type { AppConfig } from '../../src/app/config.ts';

const { version: _, returnDays: __, about: ___, policies: ____, ...shop } = exampleShopProfile;

/** What `config.js` says in a story. */
export const exampleConfig: AppConfig = {
  api: { url: '/api' },
  currency: dollars,
  shop: {
    ...shop,
    url: 'https://hemline.test',
    profile: { name: 'Instagram', url: 'https://instagram.test/hemline' },
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
    texts: ['terms', 'privacy'],
  },
};
