import type { ShopProfile } from '../schemas/shopProfile.ts';

/** Policies that use all supported formatting. */
const terms = `These terms apply to every order.

# Your order

Your order is binding once you have paid. We confirm it by email.

# Prices and payment

- Prices include all taxes.
- You pay by card.`;

const privacy = `We keep what we need to bring you your order, and no longer than the law asks.

# Your rights

Under My account you can download what we hold about you, and delete it.`;

/** A profile with every field. */
export const exampleShopProfile: ShopProfile = {
  version: 3,
  name: 'Hemline',
  description: 'A small clothing house for women, men and kids.',
  supportEmail: 'hello@hemline.test',
  phone: '+351 210 000 000',
  address: 'Rua do Almada 12\n4050-030 Porto',
  openingHours: 'Tuesday to Saturday, 11–19',
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
  ],
  returnDays: 14,
  about: { en: '', ru: '' },
  policies: { terms, privacy, returns: '' },
};

/** A story of the owner's own, in English only. */
export const ownStory = `We mend before we sell.

Bring us a coat that somebody loved, and we will find out what it lacks.`;
