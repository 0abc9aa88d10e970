import { dollars } from '../../contract/rules/money.ts';
import type { AppConfig } from '../../src/app/config.ts';

/** What `config.js` says in a story. */
export const exampleConfig: AppConfig = {
  api: { url: '/api' },
  currency: dollars,
  shop: {
    name: 'Hemline',
    description: 'A small clothing house for women, men and kids.',
    url: 'https://hemline.test',
    supportEmail: 'hello@hemline.test',
    phone: '+351 210 000 000',
    address: 'Rua do Almada 12\n4050-030 Porto',
    openingHours: 'Tuesday to Saturday, 11–19',
    profile: { name: 'Instagram', url: 'https://instagram.test/hemline' },
    social: [
      { name: 'Instagram', url: 'https://instagram.test/hemline' },
      { name: 'Pinterest', url: 'https://pinterest.test/hemline' },
    ],
    team: [
      {
        name: 'Marta Lisboa',
        role: { en: 'Founder and designer', ru: 'Основатель и дизайнер' },
        bio: {
          en: 'Marta cuts every first pattern herself, on paper.',
          ru: 'Марта сама кроит каждое первое лекало, на бумаге.',
        },
      },
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
